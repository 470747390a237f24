"use strict";
exports.id = 5284;
exports.ids = [5284];
exports.modules = {

/***/ 25724:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ replaceWords),
/* harmony export */   MA: () => (/* binding */ changedLines),
/* harmony export */   ct: () => (/* binding */ applyEdits),
/* harmony export */   dy: () => (/* binding */ fixTo)
/* harmony export */ });
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46447);

const longestTitle = 120;
function editTo(old, text) {
    const most = Math.min(old.length, text.length);
    let start = commonLength(most, (from, to) => old.slice(from, to) === text.slice(from, to));
    let tail = commonLength(most - start, (from, to) => old.slice(old.length - to, old.length - from) === text.slice(text.length - to, text.length - from));
    if (splitsPair(old, start) || splitsPair(text, start))
        start--;
    if (splitsPair(old, old.length - tail) || splitsPair(text, text.length - tail))
        tail--;
    return { span: { start, end: old.length - tail }, text: text.slice(start, text.length - tail) };
}
function commonLength(most, isSame) {
    let low = 0;
    let high = most;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (isSame(low, middle))
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}
function splitsPair(text, at) {
    const [before = 0, after = 0] = [text.charCodeAt(at - 1), text.charCodeAt(at)];
    return (before === 13 && after === 10) || (before >= 0xd800 && before < 0xdc00 && after >= 0xdc00 && after < 0xe000);
}
function applyEdits({ text }, edits, part) {
    const { start, end } = part ?? { start: 0, end: text.length };
    const sorted = [...edits].sort((a, b) => a.at.span.start - b.at.span.start || a.at.span.end - b.at.span.end);
    const parts = [];
    let from = start;
    for (const { at, text: next } of sorted) {
        if (at.span.start < from || at.span.end < at.span.start || at.span.end > end)
            return undefined;
        parts.push(text.slice(from, at.span.start), next);
        from = at.span.end;
    }
    parts.push(text.slice(from, end));
    return parts.join("");
}
function changedLines(old, text) {
    const { span, text: next } = editTo(old, text);
    const newline = old.indexOf("\n", span.end);
    const lines = { start: old.lastIndexOf("\n", span.start - 1) + 1, end: newline < 0 ? old.length : newline };
    return { lines, text: old.slice(lines.start, span.start) + next + old.slice(span.end, lines.end) };
}
function replaceWords(text, words) {
    const first = words[0]?.span.start ?? 0;
    const newline = text.indexOf("\n", (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_0__/* .largest */ .nQ)(words.map(({ span }) => span.end), first));
    const lines = { start: text.lastIndexOf("\n", first - 1) + 1, end: newline < 0 ? text.length : newline };
    let changed = "";
    let from = lines.start;
    for (const { span, word } of words) {
        if (span.start < from)
            continue;
        changed += text.slice(from, span.start) + word;
        from = span.end;
    }
    return { lines, text: changed + text.slice(from, lines.end) };
}
function fixTo(source, { lines, text }, safe, otherwise) {
    const old = source.text.slice(lines.start, lines.end);
    const edit = editTo(old, text);
    const span = { start: lines.start + edit.span.start, end: lines.start + edit.span.end };
    return {
        title: lineIn(text, edit.span.start) ?? otherwise,
        safe,
        edits: [{ at: { source, span }, text: edit.text }],
    };
}
function lineIn(text, at) {
    const start = text.lastIndexOf("\n", at - 1) + 1;
    const newline = text.indexOf("\n", at);
    const end = newline < 0 ? text.length : newline;
    if (end - start > 2 * longestTitle)
        return undefined;
    const line = text.slice(start, end).trim();
    return line.length <= longestTitle && /^["']?[\w-]+["']?[ \t]*[:=][ \t]*[^ \t|>]/.test(line) ? line : undefined;
}


/***/ }),

/***/ 6532:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ isKeyAt),
/* harmony export */   Lf: () => (/* binding */ withoutEntries),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   kk: () => (/* binding */ lineAround),
/* harmony export */   u9: () => (/* binding */ wordIn)
/* harmony export */ });
const longestValue = 8192;
function wordIn({ source, span }, word) {
    if (word === "" || span.end - span.start > longestValue)
        return undefined;
    const value = source.text.slice(span.start, span.end);
    const found = [];
    for (let at = value.indexOf(word); at >= 0 && found.length < 2; at = value.indexOf(word, at + 1))
        if (!/[\w*-]/.test(value[at - 1] ?? "") && !/[\w*(-]/.test(value[at + word.length] ?? ""))
            found.push(at);
    const [only, second] = found;
    if (only === undefined || second !== undefined)
        return undefined;
    return { start: span.start + only, end: span.start + only + word.length };
}
function isKeyAt(text, { end }) {
    return /^["']?[ \t]*[:=]/.test(text.slice(end, end + 20));
}
function withoutEntries(text, spans) {
    const lines = linesAround(text, spans);
    let rest = text.slice(lines.start, lines.end);
    for (const { start, end } of spans.toReversed()) {
        const gone = rest === undefined ? undefined : removalOf(rest, { start: start - lines.start, end: end - lines.start });
        rest = gone && rest !== undefined ? rest.slice(0, gone.start) + rest.slice(gone.end) : undefined;
    }
    return rest === undefined ? undefined : { lines, text: rest };
}
function linesAround(text, spans) {
    const [start = 0, end = 0] = [spans[0]?.start, spans.at(-1)?.end];
    const above = Math.min(lineAround(text, start).start - 1, start - longestGap - 1);
    return {
        start: lineAround(text, Math.max(0, above)).start,
        end: lineAround(text, lineAround(text, end).end + longestGap).end,
    };
}
function removalOf(text, word) {
    const { start, end } = withQuotes(text, word);
    const line = lineAround(text, start);
    const before = text.slice(line.start, start);
    const after = text.slice(end, line.end).replace(/\r?\n$/, "");
    if (/^[ \t]*:/.test(after) || text.slice(start, end).includes("\n"))
        return undefined;
    if (/^[ \t]*-[ \t]+$/.test(before))
        return itemLine(text, line, after);
    return inlineEntry(text, { start, end }, line) ?? spaced(before, after, { start, end });
}
function inlineEntry(text, { start, end }, line) {
    const after = text.slice(end, line.end).replace(/\r?\n$/, "");
    const comma = /^[ \t]*,[ \t]*/.exec(after)?.[0];
    const isAlone = text.slice(line.start, start).trim() === "";
    if (comma !== undefined && comma.length < after.length && !/^[\]#]/.test(after.slice(comma.length)))
        return { start, end: end + comma.length };
    if (comma !== undefined && isAlone && after[comma.length] === "#")
        return line;
    const previous = /,\s*$/.exec(text.slice(Math.max(0, start - longestGap), start))?.[0];
    if (previous !== undefined)
        return { start: start - previous.length, end };
    return comma !== undefined && isAlone && nextIsEntry(text, line.end) ? line : undefined;
}
const longestGap = 200;
function nextIsEntry(text, from) {
    return /^\s*[^\s\]]/.test(text.slice(from, from + longestGap));
}
function spaced(before, after, { start, end }) {
    const blanks = /[^\s:=,[(-]([ \t]+)$/.exec(before)?.[1];
    if (blanks !== undefined && /^(?:[ \t]|["'\]]?[ \t]*$)/.test(after))
        return { start: start - blanks.length, end };
    const next = /^[ \t]+(?=[\w*])/.exec(after)?.[0];
    return next !== undefined && /[:=][ \t]*["'[]?$/.test(before) ? { start, end: end + next.length } : undefined;
}
function itemLine(text, line, after) {
    if (!/^[ \t]*(?:#.*)?$/.test(after) || text[line.end - 1] !== "\n")
        return undefined;
    const mark = /^[ \t]*-/.exec(text.slice(line.start, line.end))?.[0] ?? "-";
    const isItem = (at) => text.startsWith(mark, at) && /[ \t]/.test(text[at + mark.length] ?? "");
    const above = line.start > 0 ? lineAround(text, line.start - 1).start : line.start;
    return (above < line.start && isItem(above)) || isItem(line.end) ? line : undefined;
}
function withQuotes(text, { start, end }) {
    const quote = text[start - 1];
    return (quote === '"' || quote === "'") && text[end] === quote ? { start: start - 1, end: end + 1 } : { start, end };
}
function lineAround(text, at) {
    const newline = text.indexOf("\n", at);
    return { start: text.lastIndexOf("\n", at - 1) + 1, end: newline < 0 ? text.length : newline + 1 };
}
function listOf(text, { start }) {
    let line = lineAround(text, start);
    const mark = /^[ \t]*-[ \t]/.exec(text.slice(line.start, line.end))?.[0];
    for (let i = 0; mark !== undefined && line.start > 0 && i < longestGap; i++) {
        const above = lineAround(text, line.start - 1);
        if (!text.startsWith(mark, above.start))
            break;
        line = above;
    }
    return line.start;
}


/***/ }),

/***/ 31811:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZC: () => (/* binding */ nameIn),
/* harmony export */   _Z: () => (/* binding */ givesNothing),
/* harmony export */   cq: () => (/* binding */ respelledFix),
/* harmony export */   fE: () => (/* binding */ listRespellings),
/* harmony export */   xu: () => (/* binding */ listInstead)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7277);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64682);
/* harmony import */ var _profiles_tool_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46189);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25724);
/* harmony import */ var _lists_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6532);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46447);







function respelledFix(source, names) {
    const found = names.flatMap(({ span, what, meant }) => {
        const written = what === undefined ? undefined : (0,_lists_js__WEBPACK_IMPORTED_MODULE_3__/* .wordIn */ .u9)({ source, span }, what);
        return written && meant !== undefined && meant !== what ? [{ span: written, word: meant }] : [];
    });
    const sorted = found.sort((a, b) => a.span.start - b.span.start);
    const last = sorted.at(-1);
    return last && (0,_edits_js__WEBPACK_IMPORTED_MODULE_4__/* .fixTo */ .dy)(source, (0,_edits_js__WEBPACK_IMPORTED_MODULE_4__/* .replaceWords */ .I3)(source.text, sorted), false, `write \`${last.word}\``);
}
function listInstead({ source, span }) {
    const written = source.text.slice(span.start, span.end);
    const items = written
        .replace(/^(["'])(.*)\1$/, "$2")
        .split(",")
        .map((item) => item.trim());
    if (written.length > 400 || items.some((item) => !/^[\w@/.:-]+$/.test(item) || item.endsWith(":")))
        return undefined;
    const isYaml = /\.(?:md|ya?ml)$/i.test(source.path) && !source.text.startsWith("+++");
    const word = `[${items.map((item) => (isYaml ? item : JSON.stringify(item))).join(", ")}]`;
    return (0,_edits_js__WEBPACK_IMPORTED_MODULE_4__/* .fixTo */ .dy)(source, (0,_edits_js__WEBPACK_IMPORTED_MODULE_4__/* .replaceWords */ .I3)(source.text, [{ span, word }]), false, `write ${word}`);
}
function listRespellings(facts, profile) {
    const lists = new Map();
    for (const fact of facts) {
        const misspelling = fact.kind === "unknown-tool" ? misspellingIn(fact, profile) : undefined;
        if (!misspelling)
            continue;
        const { source } = fact.at;
        const key = `${source.path} ${(0,_lists_js__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)(source.text, misspelling.span)}`;
        (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_5__/* .addTo */ .DN)(lists, key, misspelling);
    }
    const found = new Map();
    for (const list of lists.values()) {
        const sorted = list.toSorted((a, b) => a.span.start - b.span.start);
        const safe = sorted.filter(({ isSafe }) => isSafe);
        const [ofSafe, ofAll] = [respellingOf(safe, profile), respellingOf(sorted, profile)];
        for (const { fact, isSafe } of sorted) {
            const fix = isSafe ? ofSafe : ofAll;
            if (fix)
                found.set(fact, fix);
        }
    }
    return found;
}
function misspellingIn(fact, profile) {
    const { what, meant, at } = fact;
    if (meant === undefined || meant === what)
        return undefined;
    const whole = (0,_lists_js__WEBPACK_IMPORTED_MODULE_3__/* .wordIn */ .u9)(at, what);
    if (!whole || (0,_lists_js__WEBPACK_IMPORTED_MODULE_3__/* .isKeyAt */ .$P)(at.source.text, whole))
        return undefined;
    const span = { start: whole.start, end: whole.start + nameIn(what).length };
    return { fact, span, word: meant, isSafe: givesNothing(fact, meant, profile) };
}
function nameIn(what) {
    return /^[^\s(]+/.exec(what)?.[0] ?? what;
}
function respellingOf(list, profile) {
    const [first] = list;
    if (!first)
        return undefined;
    const { source } = first.fact.at;
    const safe = list.every(({ isSafe }) => isSafe);
    const names = list.map(({ fact, word }) => `\`${word}\` instead of \`${nameIn(fact.what)}\``).join(", ");
    const fix = (0,_edits_js__WEBPACK_IMPORTED_MODULE_4__/* .fixTo */ .dy)(source, (0,_edits_js__WEBPACK_IMPORTED_MODULE_4__/* .replaceWords */ .I3)(source.text, list), safe, `write ${names}`);
    const had = (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilitiesOf */ .SF)(profile);
    const given = list.flatMap(({ word }) => (0,_profiles_tool_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__/* .capabilityOfTool */ .U)(word) ?? []).filter((one) => !had.includes(one));
    return safe || given.length === 0 ? fix : { ...fix, gives: (0,_model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .inOrder */ .al)(given) };
}
function givesNothing({ kind, what }, meant, profile) {
    if (kind === "limit")
        return true;
    const capability = (0,_profiles_tool_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__/* .capabilityOfTool */ .U)(meant);
    if (capability === "external" || (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_6__/* .known */ .eO)(profile.grants) === undefined)
        return false;
    return (capability === undefined ||
        (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .grantsOf */ .Rr)(profile).some((grant) => grant.capability === capability && grant.tool !== what));
}


/***/ }),

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

/***/ 46189:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ toolEntriesOf),
/* harmony export */   U: () => (/* binding */ capabilityOfTool)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70536);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37655);
/* harmony import */ var _unknown_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60875);



const vocabulary = (0,_tools_js__WEBPACK_IMPORTED_MODULE_0__/* .toolTable */ .T9)({
    read: `read readfile readfiles readmanyfiles readlints view open ls list listdir listdirectory listfiles grep grepsearch
      search searchfile searchfiles searchcodebase searchcontent glob findfiles codebaseretrieval codebasesearch lsp`,
    write: `write writefile writetofile create createfile createrule savefile edit editor editfile multiedit replace
      replaceinfile strreplaceeditor notebookedit applypatch patch removefiles delete deletefile deletefiles`,
    execute: `bash shell powershell execute exec run runcommand runcommands executecommand runshellcommand terminal launchprocess
      writeprocess killprocess monitor`,
    network: "web webfetch websearch fetch fetchurl fetchwebcontent browser openbrowser",
    delegate: "task agent subagent skill useskill delegate",
    state: "todowrite todoread askuserquestion think",
}, _unknown_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizedKey */ .pj);
function capabilityOfTool(name) {
    const found = vocabulary.lookup(name);
    return found ? found[0] : "external";
}
function toolEntriesOf(node, source) {
    if (!node)
        return [];
    const seen = new Set();
    const items = node.kind === "list" ? node.items.flatMap((item) => flattened(item, 0, seen)) : [node];
    return items.flatMap((item) => {
        if (item.kind !== "scalar" || (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .isEmptyValue */ .Po)(item))
            return [];
        const words = item.text.replace(/^\s*\[|\]\s*$/g, "").match(/(?:[^,()]|\([^)]*\)?)+/g) ?? [];
        return words.flatMap((word) => {
            const [, name = "", scope = ""] = /^\s*["']?([^("']*)["']?(?:\((.*)\))?\s*$/s.exec(word) ?? [];
            return name.trim() === ""
                ? []
                : [{ name: name.trim(), scope: /^[:*\s]*$/.test(scope) ? null : scope, at: { source, span: item.span } }];
        });
    });
}
const maxNesting = 2;
function flattened(node, depth, seen) {
    if (node.kind === "scalar" || depth > maxNesting)
        return [node];
    if (seen.has(node))
        return [];
    seen.add(node);
    const inner = node.kind === "list" ? node.items : node.entries.map(({ key }) => key);
    return inner.flatMap((item) => flattened(item, depth + 1, seen));
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

/***/ 25284:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ gemini)
});

// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(95885);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/inline-commands.js
var inline_commands = __webpack_require__(99726);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/single-folder.js
var single_folder = __webpack_require__(36653);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/model/union.js
var union = __webpack_require__(36216);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fixes/spelling.js
var spelling = __webpack_require__(31811);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/hidden-line-breaks.js
var hidden_line_breaks = __webpack_require__(29810);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/unknown-keys.js
var unknown_keys = __webpack_require__(60875);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 7 modules
var parsers_yaml = __webpack_require__(8065);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/gemini/auth.js

const isFilled = (node) => (0,parsers_node/* isText */.KH)(node) && (0,parsers_node/* textOf */.b6)(node) !== "";
const isAddress = (node) => (0,parsers_node/* isText */.KH)(node) && URL.canParse((0,parsers_node/* textOf */.b6)(node) ?? "");
const isTexts = (node) => node.kind === "list" && node.items.every(parsers_node/* isText */.KH);
const google = { scopes: isTexts };
const oauth = {
    client_id: parsers_node/* isText */.KH,
    client_secret: parsers_node/* isText */.KH,
    scopes: isTexts,
    authorization_url: isAddress,
    token_url: isAddress,
    issuer: isAddress,
    audiences: isTexts,
    redirect_uri: isAddress,
    token_param_name: parsers_node/* isText */.KH,
    registration_url: isAddress,
};
const ofServer = new Map([
    ["google-credentials", google],
    ["oauth", oauth],
]);
const ofRemote = new Map([
    ["apiKey", { "key!": isFilled, name: parsers_node/* isText */.KH }],
    ["http", { "scheme!": isFilled, token: isFilled, username: isFilled, password: isFilled, value: isFilled }],
    ...ofServer,
]);
function wrongAuth(auth, of) {
    if (auth.kind !== "table")
        return "is not a mapping";
    const types = of === "remote" ? ofRemote : ofServer;
    const keys = types.get((0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(auth, "type")) ?? "");
    if (!keys)
        return `has none of the types ${[...types.keys()].map((type) => `\`${type}\``).join(", ")}`;
    for (const [key, is] of Object.entries(keys)) {
        const name = key.replace("!", "");
        const value = (0,parsers_node/* valueOf */.RP)(auth, name);
        if (value ? !is(value) : name !== key)
            return value ? `has a \`${name}\` of the wrong type` : `has no \`${name}\``;
    }
    if ((0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(auth, "type")) !== "http" || (0,parsers_node/* valueOf */.RP)(auth, "value"))
        return undefined;
    const scheme = (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(auth, "scheme")) ?? "";
    const required = scheme === "Bearer" ? ["token"] : scheme === "Basic" ? ["username", "password"] : ["value"];
    const lacking = required.find((name) => !(0,parsers_node/* valueOf */.RP)(auth, name));
    return lacking === undefined ? undefined : `has no \`${lacking}\``;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/gemini/keys.js
const isText = (node) => node.kind === "scalar" && typeof node.value === "string" && node.tag !== "tag:yaml.org,2002:binary";
const keys_text = { is: isText, schema: { type: "string" }, otherwise: "not text" };
const numberOf = (node) => node.kind === "scalar" && (typeof node.value === "number" || typeof node.value === "bigint")
    ? Number(node.value)
    : Number.NaN;
const number = {
    schema: { type: "number" },
    is: (node) => !Number.isNaN(numberOf(node)),
    otherwise: "not a number",
};
const count = {
    schema: { type: "integer", minimum: 1 },
    is: (node) => Number.isInteger(numberOf(node)) && numberOf(node) > 0,
    otherwise: "not a whole number above zero",
};
const mapping = {
    schema: { type: "object" },
    is: (node) => node.kind === "table",
    otherwise: "not a mapping",
};
const keys_boolean = {
    schema: { type: "boolean" },
    is: (node) => node.kind === "scalar" && typeof node.value === "boolean",
    otherwise: "neither `true` nor `false`",
};
const texts = {
    schema: { type: "array", items: { type: "string" } },
    is: (node) => node.kind === "list" && node.items.every(isText),
    otherwise: "not a list of texts",
};
const textsByName = {
    schema: { type: "object", additionalProperties: { type: "string" } },
    is: (node) => node.kind === "table" && node.entries.every(({ value }) => isText(value)),
    otherwise: "not a mapping to texts",
};
const transport = {
    schema: { type: "string", enum: ["sse", "http"] },
    is: (node) => node.kind === "scalar" && (node.value === "sse" || node.value === "http"),
    otherwise: "neither `sse` nor `http`",
};
const slug = {
    schema: { type: "string", pattern: "^[a-z0-9_-]+$" },
    is: (node) => isText(node) && node.kind === "scalar" && /^[a-z0-9-_]+$/.test(node.text),
    otherwise: "not made of lower-case letters, digits, `-` and `_` only",
};
const filled = {
    schema: { type: "string", minLength: 1 },
    is: (node) => isText(node) && node.kind === "scalar" && node.text !== "",
    otherwise: "not text, or empty",
};
const list = { schema: { type: "array" }, is: (node) => node.kind === "list", otherwise: "not a list" };
const localKeys = {
    kind: {
        schema: { const: "local" },
        is: (node) => node.kind === "scalar" && node.value === "local",
        otherwise: "neither `local` nor `remote`",
    },
    name: slug,
    description: filled,
    display_name: keys_text,
    tools: list,
    model: keys_text,
    temperature: number,
    max_turns: count,
    timeout_mins: count,
    mcp_servers: mapping,
};
const serverKeys = {
    command: keys_text,
    args: texts,
    env: textsByName,
    cwd: keys_text,
    url: keys_text,
    http_url: keys_text,
    headers: textsByName,
    tcp: keys_text,
    type: transport,
    timeout: number,
    trust: keys_boolean,
    description: keys_text,
    include_tools: texts,
    exclude_tools: texts,
};
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}
const remoteKeys = {
    kind: {
        schema: { const: "remote" },
        is: (node) => node.kind === "scalar" && node.value === "remote",
        otherwise: "neither `local` nor `remote`",
    },
    name: slug,
    description: keys_text,
    display_name: keys_text,
    agent_card_url: {
        schema: { type: "string" },
        is: (node) => isText(node) && node.kind === "scalar" && URL.canParse(node.text),
        otherwise: "not an address",
    },
    agent_card_json: {
        schema: { type: "string" },
        is: (node) => isText(node) && node.kind === "scalar" && isJson(node.text),
        otherwise: "not JSON",
    },
    auth: mapping,
};

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/tools.js
var tools = __webpack_require__(37655);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/gemini/tools.js

const tools_tools = (0,tools/* toolTable */.T9)({
    read: "read_file read_many_files list_directory glob grep_search search_file_content get_internal_docs list_mcp_resources read_mcp_resource tracker_get_task tracker_list_tasks tracker_visualize",
    write: "write_file replace",
    execute: "run_shell_command",
    network: "google_web_search web_fetch",
    delegate: "activate_skill",
    state: "invoke_agent write_todos ask_user enter_plan_mode exit_plan_mode update_topic tracker_create_task tracker_update_task tracker_add_dependency complete_task",
});
function toolNamed(name) {
    const own = tools_tools.lookup(name);
    if (own)
        return own;
    if (name.startsWith("discovered_tool_"))
        return ["execute"];
    if (isInherited(name))
        return [];
    return name === "mcp_*" || isServersTool(name) ? ["external"] : undefined;
}
function isInherited(name) {
    return name in {};
}
function isServersTool(name) {
    const [, server = "", tool = ""] = /^mcp_([^_]+)_(.+)$/s.exec(name) ?? [];
    return /^[a-z0-9_.:-]+$/i.test(server) && (tool === "*" || (/^[a-z0-9_.:-]+$/i.test(tool) && !/^_*$/.test(tool)));
}
const meantBy = (0,tools/* ownToolNames */.tj)({
    read_file: "read readfile view",
    list_directory: "ls list listfiles listdirectory readfolder",
    glob: "glob findfiles",
    grep_search: "grep search searchfiles searchtext grepsearch",
    write_file: "write writefile create",
    replace: "edit multiedit replaceinfile strreplace",
    run_shell_command: "bash shell execute runshellcommand runcommand terminal",
    web_fetch: "webfetch fetch fetchurl",
    google_web_search: "websearch googlesearch googlewebsearch",
    write_todos: "todowrite todoread writetodos",
    invoke_agent: "task agent subagent",
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/no-fence.js
var no_fence = __webpack_require__(80069);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/gemini/document.js









async function readDocument(source) {
    const { text } = source;
    const opening = /^---\r?\n/.exec(text)?.[0].length;
    const close = opening === undefined ? -1 : text.indexOf("\n---", opening);
    if (opening === undefined || close < 0)
        return withoutFences(text, opening !== undefined);
    const front = { start: opening, end: text[close - 1] === "\r" ? close - 1 : close };
    const after = /^(?:\r?\n)?/.exec(text.slice(close + 4, close + 6))?.[0].length ?? 0;
    const isCut = after === 0 && close + 4 < text.length;
    const body = isCut ? { start: close + 4, end: close + 4 } : { start: close + 4 + after, end: text.length };
    const cuts = [...(0,hidden_line_breaks/* hiddenLineBreaks */.F)(source, front), ...(isCut ? [cutAt(source, close + 1)] : [])];
    const common = { front, body, cuts, isPlain: false };
    const yaml = text.slice(front.start, front.end);
    const reading = await (0,parsers_yaml/* readJsYaml */.f5)(yaml, front.start, 4);
    const empty = { kind: "table", span: { start: front.start, end: front.start }, entries: [] };
    if (reading.kind === "read") {
        const { node = empty } = reading;
        return { ...common, node, tables: [node.kind === "table" ? node : empty] };
    }
    const { tables } = await (0,parsers_yaml/* readFrontmatter */.zT)(text, front);
    const diagnosis = (0,parsers_yaml/* diagnosisOf */.jo)(text, front, reading.problem);
    const fault = { ...diagnosis, message: `the frontmatter is not valid YAML: ${diagnosis.message}` };
    return { ...common, tables, fault };
}
function cutAt(source, start) {
    const newline = source.text.indexOf("\n", start);
    const end = newline < 0 ? source.text.length : newline;
    const line = source.text.slice(start, end);
    return {
        kind: "cut",
        what: line.trimEnd().slice(0, 60),
        because: "ends the frontmatter, and nothing after it is read; write exactly `---`",
        at: { source, span: { start, end } },
    };
}
async function withoutFences(text, isOpened) {
    const top = { start: 0, end: 0 };
    const markdown = (0,parsers_yaml/* splitMarkdown */.EI)(text);
    const isPlain = markdown.kind === "none";
    const message = isPlain
        ? "it has no frontmatter"
        : isOpened
            ? no_fence/* noClosingFence */.OH
            : (0,no_fence/* fenceFault */.eh)(text, "the first line is not exactly `---`");
    const tables = isPlain
        ? [{ kind: "table", span: top, entries: [] }]
        : (await (0,parsers_yaml/* readFrontmatter */.zT)(text, markdown.front)).tables;
    return {
        tables,
        front: isPlain ? top : markdown.front,
        body: { start: isPlain ? 0 : markdown.front.end, end: text.length },
        cuts: [],
        isPlain,
        fault: { kind: "problem", message, span: top },
    };
}
function isRemote(table) {
    const kind = (0,parsers_node/* valueOf */.RP)(table, "kind");
    return ((kind?.kind === "scalar" && kind.value === "remote") ||
        (0,parsers_node/* valueOf */.RP)(table, "agent_card_url") !== undefined ||
        (0,parsers_node/* valueOf */.RP)(table, "agent_card_json") !== undefined);
}
function refusalsOf(table) {
    const isRemoteAgent = isRemote(table);
    const keys = isRemoteAgent ? remoteKeys : localKeys;
    return [
        ...table.entries.flatMap((entry) => entryFaults(entry, table, keys)),
        ...(isRemoteAgent && (0,parsers_node/* valueOf */.RP)(table, "agent_card_url") && (0,parsers_node/* valueOf */.RP)(table, "agent_card_json")
            ? [problem("it has both `agent_card_url` and `agent_card_json`", table.span)]
            : []),
        ...missingKeys(table, isRemoteAgent),
    ];
}
const problem = (message, span) => ({ kind: "problem", message, span });
function missingKeys(table, isRemoteAgent) {
    const home = { start: table.span.start, end: table.span.start };
    const lacking = (isRemoteAgent ? ["name"] : ["name", "description"]).filter((name) => !(0,parsers_node/* valueOf */.RP)(table, name));
    const hasCard = (0,parsers_node/* valueOf */.RP)(table, "agent_card_url") ?? (0,parsers_node/* valueOf */.RP)(table, "agent_card_json");
    return [...lacking, ...(isRemoteAgent && !hasCard ? ["agent_card_url"] : [])].map((name) => problem(`it has no \`${name}\``, home));
}
function entryFaults({ name = "", key, value }, table, keys) {
    const type = Object.hasOwn(keys, name) ? keys[name] : undefined;
    if (!type) {
        const meant = (0,unknown_keys/* meantByRefused */.t9)(allKeys, name);
        const own = meant === undefined || (0,parsers_node/* valueOf */.RP)(table, meant) ? undefined : meant;
        return [{ ...problem(unknownKey(name, own), key.span), ...(own === undefined ? {} : { meant: own, what: name }) }];
    }
    if (!type.is(value))
        return [problem(`\`${name}\` is ${type.otherwise}`, value.span)];
    if (name === "tools")
        return toolFaults(value);
    if (name === "auth") {
        const wrong = wrongAuth(value, "remote");
        return wrong === undefined ? [] : [problem(`\`auth\` ${wrong}`, value.span)];
    }
    return name === "mcp_servers"
        ? (0,parsers_node/* tableEntries */.zH)(value).flatMap((server) => serverFaults(server.name ?? "", server.value))
        : [];
}
function toolFaults(list) {
    const isTool = (item) => item.kind === "scalar" &&
        typeof item.value === "string" &&
        (item.text === "*" || toolNamed(item.text) !== undefined);
    return (0,parsers_node/* listItems */.Dw)(list)
        .filter((item) => !isTool(item))
        .map((item) => ({ ...problem(wrongTool(item), item.span), ...meantTool(item) }));
}
function serverFaults(server, config) {
    if (config.kind !== "table")
        return [problem(`\`mcp_servers.${server}\` is not a mapping`, config.span)];
    return config.entries.flatMap(({ name = "", value }) => {
        const wrong = name === "auth" ? wrongAuth(value, "server") : wrongServerValue(name, value);
        return wrong === undefined ? [] : [problem(`\`mcp_servers.${server}.${name}\` ${wrong}`, value.span)];
    });
}
function wrongServerValue(name, value) {
    const type = Object.hasOwn(serverKeys, name) ? serverKeys[name] : undefined;
    return type && !type.is(value) ? `is ${type.otherwise}` : undefined;
}
const allKeys = new Set([...Object.keys(localKeys), ...Object.keys(remoteKeys)]);
function unknownKey(name, own) {
    const question = own === undefined ? "" : `; did you mean \`${own}\`?`;
    return `Gemini CLI has no key \`${name}\`, and refuses a file with an unknown key${question}`;
}
function meantTool(node) {
    const meant = node.kind === "scalar" ? meantBy(node.text) : undefined;
    return node.kind === "scalar" && meant !== undefined ? { what: node.text, meant } : {};
}
function wrongTool(node) {
    if (node.kind !== "scalar")
        return "an item of `tools` is not a name";
    const own = meantBy(node.text);
    const advice = own === undefined ? "; a tool of a server is written `mcp_SERVER_TOOL`" : ` (its own is \`${own}\`)`;
    return `Gemini CLI has no tool \`${node.text}\`${advice}`;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/hooks-and-servers.js
var hooks_and_servers = __webpack_require__(24754);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/start-content.js
var start_content = __webpack_require__(36219);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/gemini/servers.js



function serversIn(node, source, httpKey) {
    const found = (0,hooks_and_servers/* serversOf */.U2)(node, source);
    const addresses = (node?.kind === "table" ? node.entries : []).flatMap(({ name = "", value }) => {
        const address = (0,parsers_node/* lastOf */.g1)(value, httpKey) ?? (0,parsers_node/* lastOf */.g1)(value, "tcp");
        return address?.kind === "scalar" && !(0,parsers_node/* lastOf */.g1)(value, "command") && !(0,parsers_node/* lastOf */.g1)(value, "url")
            ? [
                {
                    name,
                    kind: "url",
                    value: address.text,
                    content: (0,start_content/* startContent */.I)([address.text], [value], source),
                    at: { source, span: address.span },
                },
            ]
            : [];
    });
    const isAddress = (name) => addresses.some((address) => address.name === name);
    return [...found.filter(({ name, kind }) => kind === "command" || !isAddress(name)), ...addresses];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/gemini/overrides.js





function withOverrides(results, settings) {
    const isOff = last(settings, ["experimental", "enableAgents"]);
    return results.map((result) => {
        const { profile, verdict } = result;
        const name = profile && (0,fact/* known */.eO)(profile.name);
        if (!profile || name === undefined || verdict.kind !== "loaded")
            return result;
        const path = ["agents", "overrides", name];
        const enabled = last(settings, [...path, "enabled"]);
        const isLocal = isLocalAgent(profile);
        const tools = isLocal ? last(settings, [...path, "tools"]) : undefined;
        const off = [
            [isOff, isFalse(isOff), "`experimental.enableAgents` switches every agent off"],
            [enabled, isFalsy(enabled), `\`agents.overrides.${name}.enabled\` switches it off`],
            [enabled, name === "browser_agent", "it enables the built-in `browser_agent`, which takes precedence"],
            [tools, !isFalsy(tools), `\`agents.overrides.${name}.tools\` makes Gemini CLI fail to register it`],
        ];
        const [found, , message] = off.find(([setting, holds]) => setting && holds) ?? [];
        const changed = isLocal ? withServers(profile, settings, path) : profile;
        if (!found || message === undefined)
            return { ...result, profile: changed };
        const at = { source: found.source, span: found.node.span };
        return { ...result, profile: changed, verdict: { kind: "lost", problem: { message, at } } };
    });
}
function isLocalAgent({ hasDefaultPrompt }) {
    return !hasDefaultPrompt;
}
function last(settings, path) {
    return settings
        .flatMap(({ root, source }) => {
        const node = path.reduce(parsers_node/* lastOf */.g1, root);
        return node ? [{ node, source }] : [];
    })
        .at(-1);
}
function isFalse(found) {
    return found?.node.kind === "scalar" && found.node.value === false;
}
function isFalsy(found) {
    return found?.node.kind === "scalar" && !(0,parsers_node/* jsonOf */.o_)(found.node);
}
function withServers(profile, settings, path) {
    const servers = settings.flatMap(({ root, source }) => {
        const node = [...path, "mcpServers"].reduce(parsers_node/* lastOf */.g1, root);
        return (0,parsers_node/* tableEntries */.zH)(node).length > 0 ? serversIn(node, source, "httpUrl") : [];
    });
    if (servers.length === 0)
        return profile;
    const grants = (0,hooks_and_servers/* serverGrants */.bN)(servers, "agents.overrides");
    return { ...profile, servers: [...profile.servers, ...servers], extraGrants: [...profile.extraGrants, ...grants] };
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/fields.js
var fields = __webpack_require__(22583);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/only-tools.js
var only_tools = __webpack_require__(53582);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/profile.js
var profile = __webpack_require__(66189);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/gemini/profile.js













const knownKeys = {
    keys: new Set([...Object.keys(localKeys), ...Object.keys(remoteKeys)]),
    own: {},
    ignores: true,
};
const toolLine = {
    key: "tools",
    value: only_tools/* flowList */.L,
    readers: ["read_file", "grep_search", "glob"],
    powersOf: toolNamed,
};
function readProfile(table, source, { body, cuts, isLoaded }) {
    const named = (0,parsers_node/* valueOf */.RP)(table, "name");
    const home = { source, span: named ? named.span : { start: table.span.start, end: table.span.start } };
    const text = (key) => (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, key), source, home);
    const remote = isRemote(table);
    const servers = remote ? [] : serversIn((0,parsers_node/* valueOf */.RP)(table, "mcp_servers"), source, "http_url");
    const cards = remote ? cardsIn(table, source) : [];
    const name = text("name");
    const model = text("model");
    const unknownModel = unknownModelIn((0,fact/* known */.eO)(model));
    return (0,profile/* profileFrom */.A)({
        home,
        name,
        description: text("description"),
        model,
        ...(unknownModel ? { unknownModel } : {}),
        grants: remote ? (0,fact/* implied */.TU)([], home, "a remote agent has no tools here") : readTools(table, source, home),
        ...(remote ? { hasDefaultPrompt: true } : { onlyTools: (0,only_tools/* onlyToolsIn */.F)(table, source, toolLine) }),
        extraGrants: remote ? remoteGrants(cards) : (0,hooks_and_servers/* serverGrants */.bN)(servers, "mcp_servers"),
        hooks: cards,
        servers,
        bypasses: [...trusted(table, source), ...(0,unknown_keys/* unhonouredModesIn */.dI)(table, source, knownKeys)],
        ineffective: isLoaded ? [...cuts, ...withheld(table, source)] : cuts,
        prompt: remote ? (0,profile/* noPrompt */.O)(home) : (0,fields/* bodyPrompt */.$c)(source, body),
        native: isLoaded
            ? () => ({
                ...(0,parsers_node/* jsonOf */.o_)(table),
                ...(remote ? {} : { system_prompt: source.text.slice(body.start, body.end).trim() }),
            })
            : undefined,
    });
}
function readTools(table, source, home) {
    const list = (0,parsers_node/* valueOf */.RP)(table, "tools");
    if (!list)
        return (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(home), home, "no `tools` key means every tool of the session");
    const at = { source, span: list.span };
    if (list.kind === "table")
        return (0,fact/* unreadable */.O$)(at, "is not a list");
    const names = list.kind === "list"
        ? list.items.flatMap((item) => (item.kind === "scalar" ? [{ name: item.text, span: item.span }] : []))
        : list.text.split(",").map((name) => ({ name: name.trim(), span: list.span }));
    return (0,fact/* stated */.Eo)(names.flatMap(({ name, span }) => grantsFor(name, { source, span })), at);
}
function grantsFor(name, at) {
    if (name === "*")
        return (0,tools/* grantEach */.Ud)(at);
    if (name === "")
        return [];
    return (0,tools/* grantEach */.Ud)(at, toolNamed(name) ?? toolNamed(meantBy(name) ?? "") ?? ["external"], name);
}
function withheld(table, source) {
    const list = (0,parsers_node/* valueOf */.RP)(table, "tools");
    return (list?.kind === "list" ? list.items : []).flatMap((item) => {
        if (item.kind !== "scalar")
            return [];
        const at = { source, span: item.span };
        if (item.text === "invoke_agent")
            return [{ kind: "value", what: item.text, because: "no subagent gets this tool", at }];
        return isInherited(item.text)
            ? [{ kind: "unknown-tool", what: item.text, because: "the name is accepted, but there is no such tool", at }]
            : [];
    });
}
function cardsIn(table, source) {
    return ["agent_card_url", "agent_card_json"].flatMap((name) => {
        const node = (0,parsers_node/* valueOf */.RP)(table, name);
        if (!node)
            return [];
        const kind = name === "agent_card_url" ? "url" : "reference";
        const value = (0,parsers_node/* textOf */.b6)(node) ?? "";
        return [{ name, kind, value, content: (0,start_content/* startContent */.I)([], [node], source), at: { source, span: node.span } }];
    });
}
function remoteGrants(cards) {
    return cards.flatMap(({ name, at }) => (0,tools/* grantEach */.Ud)(at, ["network", "external"], name));
}
function trusted(table, source) {
    const servers = (0,parsers_node/* valueOf */.RP)(table, "mcp_servers");
    return (servers?.kind === "table" ? servers.entries : []).flatMap(({ name = "", value }) => {
        const trust = (0,parsers_node/* lastOf */.g1)(value, "trust");
        if (trust?.kind !== "scalar" || trust.value !== true)
            return [];
        return [
            {
                setting: `mcp_servers.${name}.trust`,
                value: "true",
                effect: "bypass",
                because: "runs every tool of this server without asking",
                at: { source, span: trust.span },
            },
        ];
    });
}
function unknownModelIn(written = "") {
    const id = written.trim();
    if (/^claude-[\w.-]+$/i.test(id))
        return { because: "it is an id of Claude Code" };
    return /\S\s+\S/.test(id) ? { because: "an id has no blanks; this looks like the title of a model" } : undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/gemini/agent.js





async function readAgents(source, settings) {
    const { node, tables, fault, body, cuts, isPlain } = await readDocument(source);
    const verdictOf = ([problem, ...others]) => problem ? { kind: "rejected", problem: problemIn(source, problem, others) } : { kind: "loaded" };
    if (isPlain && fault)
        return [{ verdict: verdictOf([fault]) }];
    if (node?.kind === "list")
        return withOverrides(remoteAgents(node, source, verdictOf), settings);
    const refusals = fault ? [fault] : refusalsOf(tables[0]);
    const profile = tables
        .map((table, i) => readProfile(table, source, { body, cuts, isLoaded: refusals.length === 0 && i === 0 }))
        .reduce(union/* union */.K);
    return withOverrides([{ verdict: verdictOf(refusals), profile }], settings);
}
function remoteAgents({ items, span }, source, verdictOf) {
    if (items.length === 0) {
        const problem = { kind: "problem", message: "its list has no agent", span };
        return [{ verdict: { kind: "dropped", problem: problemIn(source, problem, []) } }];
    }
    const refusals = items.flatMap((item) => item.kind === "table" && isRemote(item)
        ? refusalsOf(item)
        : [{ kind: "problem", message: "an item of the list is not a remote agent", span: item.span }]);
    const options = { body: { start: span.end, end: span.end }, cuts: [], isLoaded: refusals.length === 0 };
    return items.map((item) => {
        const table = item.kind === "table" ? item : { kind: "table", span: item.span, entries: [] };
        return { verdict: verdictOf(refusals), profile: readProfile(table, source, options) };
    });
}
const maxRelated = 20;
function problemIn(source, first, others) {
    const { message, span } = first;
    const respelled = (0,spelling/* respelledFix */.cq)(source, [first, ...others.slice(0, maxRelated)]);
    const related = others
        .slice(0, maxRelated)
        .map((problem) => ({ message: problem.message, at: { source, span: problem.span } }));
    return {
        message,
        at: { source, span },
        ...(related.length > 0 ? { related } : {}),
        ...(respelled ? { fixes: [respelled] } : {}),
    };
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/own-files.js
var own_files = __webpack_require__(39948);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/gemini/folders.js

const wholeFiles = [
    { name: /^sandbox\.bashrc$/, because: "is a script that a sandbox runs before anything else", may: ["execute"] },
    { name: /^sandbox\.Dockerfile$/i, because: "may describe the sandbox itself" },
    { name: /^sandbox-macos-.*\.sb$/, because: "is the sandbox itself where `SEATBELT_PROFILE` names it" },
];
const folders = [
    {
        root: "**/.gemini",
        judged: [
            "settings.json",
            ".env",
            "agents/**",
            "commands/**/*.toml",
            "sandbox.bashrc",
            "sandbox.Dockerfile",
            "sandbox.dockerfile",
            "sandbox-macos-*.sb",
            "skills/**",
        ],
        harmless: [
            ...own_files/* ordinaryFiles */.i,
            ...(0,own_files/* harmlessFiles */.X)("is not read, because 0.61 turned off workspace policies", "policies/*.toml"),
            ...(0,own_files/* harmlessFiles */.X)("belongs to Gemini Code Assist on GitHub", "config.yaml styleguide.md"),
            ...(0,own_files/* harmlessFiles */.X)("is written by sessions", "tmp/** worktrees/** plans/** history/** *.log"),
            ...(0,own_files/* harmlessFiles */.X)("runs only if a setting names it, and is compared then", "hooks/** scripts/**"),
        ],
    },
];

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/unknown-settings.js
var unknown_settings = __webpack_require__(62199);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/gemini/known-settings.js

const knownSettings = {
    title: "Gemini CLI",
    harmless: [
        ...(0,unknown_settings/* harmlessKeys */.OF)("$schema ui output ide privacy billing theme vimMode preferredEditor hideWindowTitle hideTips hideBanner showMemoryUsage usageStatisticsEnabled accessibility customThemes hideFooter showLineNumbers", "changes what a terminal shows, or what is counted"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("general.preferredEditor general.openEditorInNewWindow general.vimMode general.devtools general.enableAutoUpdate general.enableAutoUpdateNotification general.disableAutoUpdate general.disableUpdateNag general.enableNotifications general.notificationMethod general.checkpointing general.plan general.retryFetchErrors general.maxAttempts general.debugKeystrokeLogging general.sessionRetention general.topicUpdateNarration general.logRagSnippets general.previewFeatures general.enablePromptCompletion checkpointing autoAccept", "changes how a session is kept and shown"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("model modelConfigs contextManagement useWriteTodos maxSessionTurns summarizeToolOutput chatCompression", "changes which model is asked, and how"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("context.fileName context.importFormat context.includeDirectoryTree context.discoveryMaxDirs context.memoryBoundaryMarkers context.loadMemoryFromIncludeDirectories context.loadFromIncludeDirectories context.fileFiltering contextFileName fileFiltering", "decides which texts are part of a prompt"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("tools.shell.enableInteractiveShell tools.shell.backgroundCompletionBehavior tools.shell.showColor tools.shell.inactivityTimeout tools.shell.enableShellOutputEfficiency tools.useRipgrep tools.truncateToolOutputThreshold tools.truncateToolOutputLines tools.enableToolOutputTruncation tools.disableLLMCorrection tools.autoAccept", "changes how a tool works, and not what it may do"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("agents.overrides.*.modelConfig agents.overrides.*.runConfig agents.overrides.*.tools agents.browser.headless agents.browser.visualModel agents.browser.disableUserInput agents.browser.maxActionsPerTask", "changes how an agent runs, or is checked with the agent"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("security.environmentVariableRedaction.blocked security.auth security.enableConseca security.blockedEnvironmentVariables selectedAuthType advanced.autoConfigureMemory advanced.dnsResolutionOrder advanced.ignoreLocalEnv advanced.bugCommand bugCommand skills hooksConfig.notifications admin", "limits something, or decides how a person signs in"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("experimental.gemma experimental.voiceMode experimental.voice experimental.adk experimental.worktrees experimental.extensionManagement experimental.extensionConfig experimental.extensionRegistry experimental.extensionReloading experimental.useOSC52Paste experimental.useOSC52Copy experimental.taskTracker experimental.modelSteering experimental.dynamicModelConfiguration experimental.gemmaModelRouter.enabled experimental.gemmaModelRouter.autoStartServer experimental.gemmaModelRouter.classifier.model experimental.stressTestProfile experimental.autoMemory experimental.generalistProfile experimental.powerUserProfile experimental.contextManagement experimental.topicUpdateNarration experimental.skills experimental.plan experimental.jitContext", "switches a feature of the terminal, which asks as ever"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("telemetry.enabled telemetry.traces telemetry.target telemetry.otlpProtocol telemetry.logPrompts telemetry.outfile telemetry.useCollector telemetry.useCliAuth", "decides what is counted; where it goes is a key of its own"),
        ...["mcpServers.*", "agents.overrides.*.mcpServers.*"].flatMap((path) => [
            ...(0,unknown_settings/* serverKeys */.yl)(path),
            ...(0,unknown_settings/* harmlessKeys */.OF)(`${path}.includeTools ${path}.excludeTools ${path}.extension ${path}.authProviderType ${path}.targetAudience ${path}.targetServiceAccount`, "is compared with the command or the address of its server"),
        ]),
    ],
};

// EXTERNAL MODULE: ./build/bundle/src/hosts/gemini/settings.js
var settings = __webpack_require__(70284);
// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js + 2 modules
var json = __webpack_require__(45433);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/index.js
var ci = __webpack_require__(2898);
// EXTERNAL MODULE: ./build/bundle/src/hosts/gemini/launch.js
var launch = __webpack_require__(46750);
// EXTERNAL MODULE: ./build/bundle/src/hosts/gemini/variables.js
var variables = __webpack_require__(44284);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/gemini/index.js












const own = [
    "**/.gemini/agents/*.md",
    "**/.gemini/settings.json",
    "**/.gemini/commands/**/*.toml",
    "**/.gemini/.env",
    "**/.gemini/sandbox.bashrc",
    "**/.gemini/sandbox.Dockerfile",
    "~/.gemini/agents/*.md",
    "~/.gemini/settings.json",
    "~/.gemini/commands/**/*.toml",
];
/* harmony default export */ const gemini = ((0,host/* defineHost */.YB)({
    title: "Gemini CLI",
    url: "https://geminicli.com/docs/core/subagents",
    editions: ["0.61"],
    certainty: "measured",
    patterns: [...own, "**/.env"],
    ownPatterns: own,
    folders: folders,
    launch: launch.launch,
    load: (0,ci/* withLaunches */.AA)(launch.launch, (repo, where) => (0,single_folder/* loadSingleFolder */.T)(repo, where, {
        own: ".gemini",
        folder: "agents",
        settings: ["settings.json"],
        settingsReading: {
            dialect: json/* jsonDialects */._s.stripped,
            otherwise: "Gemini CLI does not start with it; write it without trailing commas",
        },
        settingRules: settings/* settingRules */.g,
        knownSettings: knownSettings,
        substitution: variables/* substitution */.W,
        variables: variables/* variables */.E,
        wholeFiles: wholeFiles,
        readBeside: (files, directory) => (0,inline_commands/* readInlineCommands */.C)(files, directory, /\.toml$/),
        read: (source, _path, settings) => readAgents(source, settings),
        isSkipped: (file) => file.startsWith("_"),
        followsLinks: false,
        builtins: [
            ["codebase_investigator", ["read"]],
            ["cli_help", ["read"]],
            ["generalist", capability/* capabilities */.R7],
        ],
        builtinsFirst: true,
    })),
}));


/***/ }),

/***/ 46750:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88187);
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);
/* harmony import */ var _kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9009);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70284);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44284);





const asksNothing = "runs every tool without asking";
const flags = {
    "--yolo -y": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing),
    "--approval-mode VALUE": [
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing, /^yolo$/),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("edits files without asking", /^auto_edit$/),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("lets tools only read", /^plan$/),
    ],
    "--allowed-tools LIST...": "key: tools.allowed",
    "--sandbox -s [VALUE]": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("runs tools in a sandbox", /^(?!false$)/),
    "--policy VALUE...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("adds rules that decide which tools run without asking"),
    "--admin-policy VALUE...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("adds rules that decide which tools run without asking"),
    "--skip-trust": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("trusts the directory, so that its settings apply"),
    "--include-directories LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets tools work in that directory too"),
    "--allowed-mcp-server-names LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("is one of the only servers allowed"),
    "--extensions -e LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is an extension with tools, servers and hooks"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_4__/* .harmlessFlags */ .xK)(`--debug -d; --model -m VALUE; --prompt -p VALUE; --prompt-interactive -i VALUE; --worktree -w [VALUE]; --acp
    --experimental-acp; --list-extensions -l; --resume -r [VALUE]; --session-file VALUE; --session-id VALUE
    --list-sessions; --delete-session VALUE; --screen-reader; --output-format -o VALUE; --raw-output
    --accept-raw-output-risk; --version -v; --help -h; --all-files -a; --checkpointing -c; --show-memory-usage`),
};
const inputs = {
    settings: "settings",
    extensions: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("installs extensions with tools, servers and hooks"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_4__/* .harmlessFlags */ .xK)(`gcp_location; gcp_project_id; gcp_service_account; gcp_workload_identity_provider; gcp_token_format
    gcp_access_token_scopes; gemini_api_key; gemini_cli_version; gemini_debug; gemini_model; google_api_key; prompt
    use_gemini_code_assist; use_vertex_ai; upload_artifacts; use_pnpm; workflow_name; github_pr_number
    github_issue_number`),
};
const uses = ["google-github-actions/run-gemini-cli"];
const launch = {
    program: "gemini",
    programs: ["gemini", "@google/gemini-cli", "gemini-cli"],
    ownFlags: ["--yolo"],
    prefixes: ["GEMINI", "GOOGLE"],
    uses,
    flags,
    commands: {
        mcp: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .connectsServer */ .DL,
        extensions: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .installsPlugin */ .gM,
        extension: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .installsPlugin */ .gM,
        skills: "harmless",
        skill: "harmless",
        hooks: "harmless",
    },
    actions: [
        {
            name: "run-gemini-cli",
            uses,
            inputs,
            always: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("starts Gemini CLI with `--yolo`, so that only the lists of its settings limit tools"),
        },
    ],
    settings: (root, source) => [...(0,_kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__/* .authorityFrom */ .W5)(_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settingRules */ .g, root, source, _variables_js__WEBPACK_IMPORTED_MODULE_3__/* .substitution */ .W), ...(0,_kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__/* .hooksIn */ .aS)(root, source)],
};


/***/ }),

/***/ 70284:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ settingRules)
/* harmony export */ });
const every = /^\*$/;
const commands = /^(?:run_shell_command|ShellTool)$/;
const someCommands = /^(?:run_shell_command|ShellTool)\(/;
const edits = /^(?:replace|write_file)(?:\(.*\))?$/s;
const servers = /^mcp_\*$/;
const reads = /^(?:read_file|read_many_files|list_directory|glob|grep_search|search_file_content|google_web_search|get_internal_docs|write_todos|ask_user)$/;
const anyBut = (...patterns) => new RegExp(`^(?!${patterns.map(({ source }) => source).join("|")})`);
const command = "is a command that runs without being asked for";
const older = "which versions before 0.61 read";
const lists = ["tools.allowed", "tools.core"].flatMap((path) => [
    {
        path,
        when: every,
        effect: "bypasses",
        because: "runs every tool without asking, except commands that look dangerous",
    },
    { path, when: commands, effect: "auto-approves", because: "runs every command without asking" },
    { path, when: someCommands, effect: "widens", because: "runs commands with this prefix without asking" },
    {
        path,
        when: someCommands,
        effect: "narrows",
        because: `${path === "tools.core" ? "is one of the only tools allowed, and " : ""}denies all commands with another prefix`,
    },
    { path, when: edits, effect: "auto-approves", because: "edits files without asking" },
    { path, when: servers, effect: "auto-approves", because: "runs every tool of every server without asking" },
    {
        path,
        when: anyBut(every, commands, someCommands, edits, servers, reads),
        effect: "widens",
        because: "runs without asking",
    },
]);
const modes = ["general.defaultApprovalMode", "tools.approvalMode"].flatMap((path) => [
    { path, when: /^auto_edit$/, effect: "auto-approves", because: "edits files and fetches pages without asking" },
    { path, when: /^plan$/, effect: "narrows", because: "lets tools only read" },
]);
const isTrue = /^(?!(?:false|0)$)./;
const starts = (path) => (/server/i.test(path) ? stdioServer : ["execute"]);
const stdioServer = ["execute", "external"];
const remoteServer = ["network", "external"];
const forOneAgent = "agents.overrides.*.mcpServers.*";
const settingRules = [
    ...modes,
    ...lists,
    {
        path: "tools.core",
        when: anyBut(every, someCommands),
        effect: "narrows",
        because: "is one of the only tools allowed",
    },
    { path: "allowedTools", effect: "widens", because: `runs without asking by an old key, ${older}` },
    ...["tools.exclude", "excludeTools"].map((path) => ({
        path,
        when: /^[^(]+$/,
        effect: "narrows",
        because: path === "excludeTools" ? `is removed by an old key, ${older}` : "is removed from every agent",
    })),
    { path: "coreTools", effect: "narrows", because: `is one of the only tools allowed by an old key, ${older}` },
    { path: "tools.confirmationRequired", effect: "narrows", because: "always needs confirmation" },
    { path: "tools.sandbox", when: /^false$/, effect: "widens", because: "runs tools outside a sandbox" },
    { path: "tools.sandbox", when: /^(?!false$)./, effect: "narrows", because: "runs tools in a sandbox" },
    {
        path: "sandbox",
        when: /^false$/,
        effect: "widens",
        because: `runs tools outside a sandbox by an old key, ${older}`,
    },
    {
        path: "sandbox",
        when: /^(?!false$)./,
        effect: "narrows",
        because: `runs tools in a sandbox by an old key, ${older}`,
    },
    { path: "security.toolSandboxing", when: /^true$/, effect: "narrows", because: "runs each tool in a sandbox" },
    { path: "tools.sandboxNetworkAccess", when: /^true$/, effect: "widens", because: "opens the network to the sandbox" },
    { path: "tools.sandboxAllowedPaths", effect: "widens", because: "is open to the sandbox" },
    ...["tools.discoveryCommand", "tools.callCommand", "mcp.serverCommand"].map((path) => ({ path, effect: "widens", because: command, may: starts(path) })),
    ...["toolDiscoveryCommand", "toolCallCommand", "mcpServerCommand"].map((path) => ({
        path,
        effect: "widens",
        because: `${command}, by an old key, ${older}`,
        may: starts(path),
    })),
    {
        path: "mcpServers.*.trust",
        when: isTrue,
        effect: "bypasses",
        because: "runs every tool of this server without asking",
    },
    {
        path: `${forOneAgent}.trust`,
        when: isTrue,
        effect: "bypasses",
        because: "runs every tool of this agent's server without asking",
    },
    {
        path: `${forOneAgent}.command`,
        effect: "widens",
        because: "is started for this agent",
        shown: "a command",
        may: stdioServer,
    },
    ...["url", "httpUrl", "tcp"].map((key) => ({
        path: `${forOneAgent}.${key}`,
        effect: "widens",
        because: "is an address whose tools this agent can use",
        may: remoteServer,
    })),
    {
        path: "mcpServers.*.command",
        effect: "widens",
        because: "is a command whose tools every agent can use",
        shown: "a command",
        may: stdioServer,
    },
    ...["url", "httpUrl", "tcp"].map((key) => ({
        path: `mcpServers.*.${key}`,
        effect: "widens",
        because: "is an address whose tools every agent can use",
        may: remoteServer,
    })),
    {
        path: "mcp.allowed",
        when: every,
        effect: "auto-approves",
        because: "runs every tool of every server without asking",
    },
    {
        path: "mcp.allowed",
        when: anyBut(every),
        effect: "bypasses",
        because: "runs every tool of this server without asking",
    },
    { path: "mcp.allowed", when: anyBut(every), effect: "narrows", because: "is one of the only servers allowed" },
    {
        path: "mcp.autoAllowInHeadless",
        when: /^true$/,
        effect: "auto-approves",
        because: "runs every tool of the servers in these settings without asking in sessions without a person",
    },
    { path: "mcp.excluded", effect: "narrows", because: "is a server that no agent can use" },
    { path: "agents.overrides.*.enabled", when: /^true$/, effect: "widens", because: "switches this agent on" },
    { path: "agents.overrides.*.enabled", when: /^false$/, effect: "narrows", because: "switches this agent off" },
    {
        path: "agents.browser.allowedDomains",
        effect: "narrows",
        because: "is one of the only sites that the browser's agent visits",
    },
    {
        path: "agents.browser.sessionMode",
        when: /^existing$/,
        effect: "widens",
        because: "gives the browser's agent a browser in which somebody is signed in",
    },
    { path: "experimental.enableAgents", when: /^false$/, effect: "narrows", because: "switches every agent off" },
    ...["security.disableYoloMode", "security.disableAlwaysAllow"].map((path) => ({
        path,
        when: /^true$/,
        effect: "narrows",
        because: "prevents sessions from skipping permission prompts",
    })),
    {
        path: "security.enablePermanentToolApproval",
        when: /^true$/,
        effect: "widens",
        because: "lets an approval apply permanently",
    },
    {
        path: "security.autoAddToPolicyByDefault",
        when: /^true$/,
        effect: "widens",
        because: "makes every approval permanent",
    },
    {
        path: "security.environmentVariableRedaction.allowed",
        effect: "widens",
        because: "is a variable that tools see although it may be a secret",
    },
    { path: "security.folderTrust.enabled", when: /^false$/, effect: "widens", because: "trusts every folder" },
    ...["policyPaths", "adminPolicyPaths"].map((path) => ({ path, effect: "widens", because: "is a file of rules that may allow without asking" })),
    {
        path: "hooksConfig.enabled",
        when: /^false$/,
        effect: "widens",
        because: "turns off hooks, including those that guard tools",
        endsGuards: true,
    },
    { path: "hooksConfig.disabled", effect: "widens", because: "is a hook that is turned off", endsGuards: true },
    {
        path: "context.includeDirectories",
        effect: "widens",
        because: "is open to every agent in addition to the project",
    },
    ...["tools.shell.pager", "experimental.gemmaModelRouter.binaryPath"].map((path) => ({ path, effect: "widens", because: command, may: ["execute"] })),
    ...[
        "experimental.gemmaModelRouter.classifier.host",
        "experimental.extensionRegistryURI",
        "telemetry.otlpEndpoint",
    ].map((path) => ({
        path,
        effect: "widens",
        because: "is an address that the session contacts",
        may: ["network"],
    })),
    { path: "agents.browser.profilePath", effect: "widens", because: "is the browser's profile that its agent uses" },
    {
        path: "advanced.excludedEnvVars",
        effect: "widens",
        because: "replaces the list of variables that a project's `.env` cannot set",
    },
    {
        path: "security.environmentVariableRedaction.enabled",
        when: /^false$/,
        effect: "widens",
        because: "lets tools see variables that may be secrets",
    },
    { path: "security.blockGitExtensions", when: /^true$/, effect: "narrows", because: "installs no extension from Git" },
    { path: "security.allowedExtensions", effect: "narrows", because: "is one of the only extensions allowed" },
    { path: "experimental.directWebFetch", when: /^true$/, effect: "widens", because: "fetches pages directly" },
    ...["confirmSensitiveActions", "blockFileUploads"].map((key) => ({
        path: `agents.browser.${key}`,
        when: /^true$/,
        effect: "narrows",
        because: "keeps the browser's agent from acting alone",
    })),
];


/***/ }),

/***/ 44284:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ variables),
/* harmony export */   W: () => (/* binding */ substitution)
/* harmony export */ });
/* harmony import */ var _kit_settings_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41922);

const harmless = [
    {
        names: /^(?:CLI_TITLE|GEMINI_CLI_SURFACE|GEMINI_CLI_IDE_PID|NO_BROWSER)$/,
        because: "changes what a terminal shows",
    },
    {
        names: /^GEMINI_(?:MODEL|TELEMETRY_(?:ENABLED|TRACES_ENABLED|TARGET|OTLP_PROTOCOL))$/,
        because: "changes which model is asked, and what is counted",
    },
    {
        names: /^(?:GEMINI_API_KEY|GOOGLE_API_KEY|GOOGLE_CLOUD_PROJECT|GOOGLE_CLOUD_LOCATION|OTLP_GOOGLE_CLOUD_PROJECT|GOOGLE_GENAI_API_VERSION)$/,
        because: "decides which account calls the model",
    },
];
const own = [
    {
        names: /^(?:GEMINI_SANDBOX|SANDBOX\w*|SEATBELT_PROFILE|BUILD_SANDBOX|GEMINI_SANDBOX_\w+)$/,
        because: "decides in which sandbox tools run",
    },
    {
        names: /^(?:GEMINI_CLI_TRUST\w*|GEMINI_CLI_SYSTEM_\w+|GEMINI_CLI_HOME)$/,
        because: "decides which folders and settings are trusted",
        may: ["execute"],
    },
    {
        names: /^GEMINI_CLI_IDE_SERVER_STDIO_(?:COMMAND|ARGS)$/,
        because: "is a command that the session starts",
        may: ["execute", "external"],
    },
];
const barred = {
    names: /^(?:DEBUG|DEBUG_MODE|GEMINI_CLI_IDE_SERVER_STDIO_(?:COMMAND|ARGS))$/,
    because: "is not taken from this file",
};
const variables = [
    { path: ".gemini/.env", rules: (0,_kit_settings_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .variableRules */ .Sw)("*", harmless, own) },
    { path: ".env", rules: (0,_kit_settings_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .variableRules */ .Sw)("*", [...harmless, barred], own) },
];
const substitution = { isBare: true, fallback: ":-" };


/***/ })

};
;