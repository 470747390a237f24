"use strict";
exports.id = 1252;
exports.ids = [1252];
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

/***/ 35912:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ builtinProfile),
/* harmony export */   K: () => (/* binding */ builtinsOf)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7277);
/* harmony import */ var _profiles_profile_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66189);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64951);
/* harmony import */ var _profiles_tools_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37655);




function builtinsOf(layer, agents) {
    return agents.map(([name, granted]) => ({
        layer,
        files: [],
        verdict: { kind: "loaded" },
        profile: builtinProfile(name, granted, "it is built in"),
    }));
}
function builtinProfile(name, granted, because) {
    const at = (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)("");
    return (0,_profiles_profile_js__WEBPACK_IMPORTED_MODULE_0__/* .profileFrom */ .A)({
        home: at,
        name: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .implied */ .TU)(name, at, "it is built in"),
        grants: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .implied */ .TU)((0,_profiles_tools_js__WEBPACK_IMPORTED_MODULE_2__/* .grantEach */ .Ud)(at, granted), at, because),
    });
}


/***/ }),

/***/ 39948:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ harmlessFiles),
/* harmony export */   i: () => (/* binding */ ordinaryFiles)
/* harmony export */ });
function harmlessFiles(because, patterns) {
    return patterns
        .trim()
        .split(/\s+/)
        .map((pattern) => ({ pattern, because }));
}
function withExtensions(extensions) {
    return extensions
        .split(" ")
        .map((extension) => `**/*.${extension}`)
        .join(" ");
}
const ordinaryFiles = [
    ...harmlessFiles("is text for people or for a prompt", `${withExtensions("md mdx markdown mdc txt rst adoc csv log")} **/LICENSE **/NOTICE **/README **/CODEOWNERS`),
    ...harmlessFiles("is a picture or a font", withExtensions("png jpg jpeg gif svg webp ico pdf woff woff2 ttf")),
    ...harmlessFiles("is for Git", "**/.gitignore **/.gitkeep **/.gitattributes **/.keep"),
    ...harmlessFiles("runs only if a setting names it, and is compared then", withExtensions("sh bash zsh fish ps1 psm1 bat cmd py js mjs cjs ts mts cts jsx tsx rb pl go rs lua php java kt swift c cc cpp h css html sql")),
    ...harmlessFiles("is a template, which runs only if a setting names it", withExtensions("tmpl tpl hbs j2 jinja template example sample")),
];


/***/ }),

/***/ 53797:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: () => (/* binding */ memoize),
/* harmony export */   C$: () => (/* binding */ forgetResults),
/* harmony export */   YY: () => (/* binding */ memoizeEach)
/* harmony export */ });
let known = new WeakMap();
function memoize(make) {
    return (key) => {
        let results = known.get(make);
        if (!results)
            known.set(make, (results = new WeakMap()));
        let result = results.get(key);
        if (!result)
            results.set(key, (result = { value: make(key) }));
        return result.value;
    };
}
function memoizeEach(make, nameOf) {
    const ways = memoize(() => new Map());
    return (key, way) => {
        const results = ways(key);
        const name = nameOf(way);
        let result = results.get(name);
        if (!result)
            results.set(name, (result = { value: make(key, way) }));
        return result.value;
    };
}
function forgetResults() {
    known = new WeakMap();
}


/***/ }),

/***/ 66189:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ profileFrom),
/* harmony export */   O: () => (/* binding */ noPrompt)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7277);

const optionalFields = {
    needsNoDescription: true,
    deniedCertainty: true,
    unknownModel: true,
    onlyTools: true,
    rules: true,
    mayStart: true,
    limits: true,
    powerSettings: true,
    preloads: true,
    skills: true,
    missing: true,
    references: true,
    hasDefaultPrompt: true,
};
const optionalKeys = Object.keys(optionalFields);
function take(key, fields, profile) {
    const value = fields[key];
    if (value !== undefined)
        profile[key] = value;
}
function profileFrom(fields) {
    const { home, name } = fields;
    const absent = (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)(home);
    const profile = {
        name,
        identity: "identity" in fields ? fields.identity : (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)(name),
        description: fields.description ?? absent,
        model: fields.model ?? absent,
        permissionMode: fields.permissionMode ?? absent,
        grants: fields.grants,
        denied: listOf(fields.denied),
        extraGrants: listOf(fields.extraGrants),
        hooks: listOf(fields.hooks),
        servers: listOf(fields.servers),
        paths: listOf(fields.paths),
        bypasses: listOf(fields.bypasses),
        ineffective: listOf(fields.ineffective),
        prompt: fields.prompt ?? noPrompt(home),
        native: fields.native,
    };
    for (let i = 0; i < optionalKeys.length; i++)
        take(optionalKeys[i], fields, profile);
    return profile;
}
function listOf(list = none) {
    return list.length === 0 ? none : list;
}
const none = Object.freeze([]);
function noPrompt(home) {
    return { source: "none", path: null, text: "", at: home };
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

/***/ 37655:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T9: () => (/* binding */ toolTable),
/* harmony export */   Ud: () => (/* binding */ grantEach),
/* harmony export */   cR: () => (/* binding */ nearName),
/* harmony export */   tj: () => (/* binding */ ownToolNames)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);

function toolTable(names, normalize = (name) => name) {
    const spellings = new Set();
    const tools = new Map();
    for (const [group, list] of Object.entries(names)) {
        for (const name of list.trim().split(/\s+/)) {
            const key = normalize(name);
            spellings.add(name);
            tools.set(key, [...(tools.get(key) ?? []), ..._model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7.filter((capability) => capability === group)]);
        }
    }
    return {
        names: [...spellings],
        has: (name) => tools.has(normalize(name)),
        lookup: (name) => tools.get(normalize(name)),
    };
}
function ownToolNames(names) {
    const meanings = new Map(Object.entries(names).flatMap(([own, words]) => words.split(" ").map((word) => [word, own])));
    return (name) => meanings.get(name
        .toLowerCase()
        .replace(/\(.*$/s, "")
        .replace(/[-_\s]/g, ""));
}
function nearName(name, own) {
    const fold = (text) => text.toLowerCase().replace(/[-_\s]/g, "");
    const [meant, second] = own.filter((candidate) => fold(candidate) === fold(name));
    return meant === undefined || second !== undefined ? {} : { meant };
}
function grantEach(at, granted = _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7, tool = "*") {
    return granted.map((capability) => ({ tool, capability, scope: null, at }));
}


/***/ }),

/***/ 60875:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ textsIn),
/* harmony export */   Fj: () => (/* binding */ limitKindOf),
/* harmony export */   Jx: () => (/* binding */ meantKey),
/* harmony export */   LN: () => (/* binding */ asForeignFile),
/* harmony export */   QU: () => (/* binding */ unknownKeysIn),
/* harmony export */   ZH: () => (/* binding */ oneWord),
/* harmony export */   dI: () => (/* binding */ unhonouredModesIn),
/* harmony export */   pj: () => (/* binding */ normalizedKey),
/* harmony export */   t9: () => (/* binding */ meantByRefused)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70536);
/* harmony import */ var _repo_spelling_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26782);
/* harmony import */ var _memoize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53797);



const limitKeys = new Map(Object.entries({
    tools: "tool tools allowedtool allowedtools allowtools toolsallowed allowed availabletools enabledtools onlytools includetools toolallowlist toolwhitelist",
    denied: "disallowedtool disallowedtools denytools deniedtools blockedtools blocktools excludetools excludedtools forbiddentools disabledtools restrictedtools toolblacklist tooldenylist",
    mode: "permissionmode permission permissions permissionsmode defaultmode approvalmode approvalpolicy sandbox sandboxmode toolssettings",
    other: "readonly restrictions disabled disable enabled allowedpaths deniedpaths allowedcommands deniedcommands allowedservers",
    turns: "maxturn maxturns maxsteps maxiterations",
    isolation: "isolate isolated",
}).flatMap(([kind, keys]) => keys.split(" ").map((key) => [key, kind])));
function normalizedKey(key) {
    const lower = key.toLowerCase();
    return /[-_ ]/.test(lower) ? lower.replace(/[-_ ]/g, "") : lower;
}
function limitKindOf(key) {
    return limitKeys.get(normalizedKey(key));
}
const oneWord = { takes: ({ kind }) => kind === "scalar", called: "one word" };
function unknownKeysIn(table, source, host) {
    const found = [];
    for (const { name, key, value } of table.entries)
        if (name !== undefined && !host.keys.has(name) && name !== "<<" && name.trim() !== "")
            found.push(findingFor({ name, value, at: { source, span: key.span } }, table, host));
    return found;
}
const spellingsOf = (0,_memoize_js__WEBPACK_IMPORTED_MODULE_0__/* .memoize */ .Bj)((keys) => new Map([...keys].map((key) => [normalizedKey(key), key])));
function findingFor(unknown, table, host) {
    const { name, value, at } = unknown;
    const normalized = normalizedKey(name);
    const kind = limitKeys.get(normalized);
    if (kind !== undefined && isLimit(normalized, kind, value))
        return limitFinding(unknown, kind, table, host);
    if (/\s/.test(name.trim()) || name.length > 60) {
        return {
            kind: "value",
            what: name.slice(0, 60),
            varies: name.slice(0, 60),
            because: "its colon turns this text into a key and ends the value before it; put that value in quotes",
            at,
        };
    }
    const own = meantKey(host.keys, name);
    if (own === undefined)
        return { kind: "metadata", what: name, because: "unknown key", at };
    const limit = limitKindOf(own);
    if (limit !== undefined && host.own[limit] === own && isLimit(normalizedKey(own), limit, value))
        return limitFinding(unknown, limit, table, host);
    const form = otherFormOf(own, value, host);
    const because = `unknown key; did you mean \`${own}\`${form ? `, which takes ${form}` : ""}?`;
    if (form || (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .Ms)(table, own))
        return { kind: "value", what: name, because, at };
    return { kind: "value", what: name, because, at, meant: own, ...(own === "description" ? { cause: own } : {}) };
}
function meantKey(keys, name) {
    const normalized = normalizedKey(name);
    return spellingsOf(keys).get(normalized) ?? keyMeantBy(keys, normalized);
}
function meantByRefused(keys, name) {
    const normalized = normalizedKey(name);
    const numbers = [`${normalized}s`, normalized.replace(/s$/, "")];
    return meantKey(keys, name) ?? numbers.flatMap((other) => spellingsOf(keys).get(other) ?? [])[0];
}
function otherFormOf(own, value, { forms = {} }) {
    const form = Object.hasOwn(forms, own) ? forms[own] : undefined;
    return form && !form.takes(value) ? form.called : undefined;
}
const keyMeantBy = (0,_memoize_js__WEBPACK_IMPORTED_MODULE_0__/* .memoizeEach */ .YY)((keys, normalized) => {
    if (normalized.length < 5 || normalized.length > longestTyped)
        return undefined;
    let fewest = normalized.length < 8 ? 1 : 2;
    let near = [];
    for (const [own, spelling] of spellingsOf(keys)) {
        if (own.length < 4 || own === `${normalized}s` || normalized === `${own}s`)
            continue;
        if (Math.abs(own.length - normalized.length) > fewest)
            continue;
        const edits = (0,_repo_spelling_js__WEBPACK_IMPORTED_MODULE_2__/* .editsBetween */ .yx)(own, normalized);
        if (edits > fewest)
            continue;
        near = edits < fewest ? [spelling] : [...near, spelling];
        fewest = edits;
    }
    return near.length === 1 ? near[0] : undefined;
}, (normalized) => normalized);
const longestTyped = 40;
function limitFinding({ name, value, at }, kind, table, host) {
    const { own: ownKeys, ignores } = host;
    const own = ownKeys[kind];
    const effect = ignores ? "so it limits nothing" : "so it may limit nothing (not verified)";
    const certainty = ignores ? {} : { certainty: "assumed" };
    if (own === undefined)
        return { kind: "limit", what: name, because: `unknown key, ${effect}`, at, ...certainty };
    const form = otherFormOf(own, value, host);
    if (form) {
        const instead = [...new Set([ownKeys.tools, ownKeys.denied])].filter((key) => key !== undefined && !(0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .Ms)(table, key));
        const advice = instead.length > 0 ? `; limit it with ${instead.map((key) => `\`${key}\``).join(" or ")}` : "";
        return { kind: "limit", what: name, because: `unknown key, ${effect}${advice}`, at, ...certainty };
    }
    if (!(0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .Ms)(table, own))
        return {
            kind: "limit",
            what: name,
            because: `unknown key, ${effect}; use \`${own}\``,
            at,
            meant: own,
            ...certainty,
        };
    return { kind: "value", what: name, because: `unknown key; only \`${own}\` applies`, at };
}
function isLimit(key, kind, value) {
    if (kind === "mode" && textsIn(value).some((text) => /bypass|accept|auto|yolo|danger|never/i.test(text)))
        return false;
    if (value.kind !== "scalar")
        return true;
    return value.value !== null && value.value !== "" && value.value !== (key === "enabled");
}
function asForeignFile(ineffective) {
    const isToolLimit = ineffective.kind === "limit" && ["tools", "disallowedTools", "permissionMode"].includes(ineffective.what);
    const { meant: _, ...foreign } = ineffective;
    return isToolLimit ? foreign : { ...foreign, kind: "metadata" };
}
const permissiveMode = /^(?:bypass(?:permissions?)?|dangerously\w*|skippermissions|yolo|never|none|off|ignore|unrestricted|fullaccess|fullauto|danger\w*|accept\w*|auto\w*)$/;
function unhonouredModesIn(table, source, { keys, ignores }) {
    const found = [];
    for (const { name = "", key, value } of table.entries) {
        if (keys.has(name))
            continue;
        const normalized = normalizedKey(name);
        const isSwitch = /^(?:dangerously|skippermissions|yolo$)/.test(normalized);
        if (!isSwitch && limitKeys.get(normalized) !== "mode")
            continue;
        const words = textsIn(value);
        const isPermissive = isSwitch
            ? words.join() === "true"
            : words.some((word) => permissiveMode.test(normalizedKey(word)));
        if (!isPermissive)
            continue;
        const because = ignores ? "does nothing: unknown key" : "may do nothing: unknown key (not verified)";
        const certainty = ignores ? {} : { certainty: "assumed" };
        const at = { source, span: key.span };
        found.push({ setting: name, value: words.join(", "), effect: "unhonoured", because, at, ...certainty });
    }
    return found;
}
const maxItems = 8;
function textsIn(node, depth = 0) {
    if (node.kind === "scalar")
        return [node.text];
    const inner = node.kind === "list" ? node.items : node.entries.map(({ value }) => value);
    return depth > 2 ? [] : inner.slice(0, maxItems).flatMap((item) => textsIn(item, depth + 1));
}


/***/ }),

/***/ 43320:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ hookFaultIn),
/* harmony export */   z: () => (/* binding */ repeatIn)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70536);

function hookFaultIn(hooks, shape) {
    if (hooks.kind === "list" && hooks.items.length === 0)
        return undefined;
    if (hooks.kind !== "table")
        return { what: "hooks that are no mapping", span: hooks.span };
    const repeated = repeatIn(hooks, shape);
    if (repeated)
        return repeated;
    for (const event of shape.events) {
        const value = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .lastOf */ .g1)(hooks, event);
        if (!value)
            continue;
        if (value.kind !== "list")
            return { what: `\`${event}\` that is no list`, span: value.span };
        for (const matcher of value.items) {
            const fault = matcherFault(matcher, shape);
            if (fault)
                return fault;
        }
    }
    return undefined;
}
function repeatIn({ entries }, { refusesRepeats }) {
    if (!refusesRepeats)
        return undefined;
    const seen = new Set();
    const again = entries.find(({ name }) => seen.size === seen.add(name).size);
    return again && { what: "a key twice", span: again.key.span };
}
function matcherFault(matcher, shape) {
    if (matcher.kind !== "table")
        return { what: "a matcher that is no mapping", span: matcher.span };
    const pattern = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .lastOf */ .g1)(matcher, "matcher");
    if (pattern && !(0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH)(pattern))
        return { what: "a `matcher` that is no text", span: pattern.span };
    const hooks = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .lastOf */ .g1)(matcher, "hooks");
    if (hooks?.kind !== "list")
        return { what: "a matcher without a list of `hooks`", span: (hooks ?? matcher).span };
    for (const hook of hooks.items) {
        const fault = hookFault(hook, shape);
        if (fault)
            return fault;
    }
    return repeatIn(matcher, shape);
}
function hookFault(hook, shape) {
    const type = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .lastOf */ .g1)(hook, "type"));
    const command = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .lastOf */ .g1)(hook, "command");
    const isWhole = type === "command" ? command !== undefined && (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH)(command) : shape.types.includes(type ?? "");
    if (hook.kind !== "table" || !isWhole)
        return { what: "a hook of no known form", span: hook.span };
    const timeout = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .lastOf */ .g1)(hook, "timeout");
    if (timeout && !isNumber(timeout))
        return { what: "a `timeout` that is no number", span: timeout.span };
    return repeatIn(hook, shape);
}
function isNumber(node) {
    return node.kind === "scalar" && /^(?:number|bigint)$/.test(typeof node.value);
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

/***/ 2712:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ codex)
});

// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/builtins.js
var builtins = __webpack_require__(35912);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/builtins.js

const builtinLayer = { name: "builtin", root: "", status: "loaded", authority: [] };
function builtins_builtins(capabilities) {
    return ["default", "explorer", "worker"].map((name) => (0,builtins/* builtinProfile */.J)(name, capabilities, "a built-in role can do what its session can"));
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/codex/edition.js
var codex_edition = __webpack_require__(81795);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/own-files.js
var own_files = __webpack_require__(39948);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/folders.js

const folders = [
    {
        root: "**/.codex",
        judged: [
            "agents/**/*.toml",
            "config.toml",
            "rules/*.rules",
            "hooks.json",
            "environments/*.toml",
            "skills/**/agents/openai.yaml",
        ],
        harmless: [
            ...own_files/* ordinaryFiles */.i,
            ...(0,own_files/* harmlessFiles */.X)("belongs to a skill, which reads or runs it", "skills/**"),
            ...(0,own_files/* harmlessFiles */.X)("is not a role, because its name does not end in `.toml`", "agents/**/*.yaml agents/**/*.yml agents/**/*.json"),
            ...(0,own_files/* harmlessFiles */.X)("is data of a hook's script", "hooks/**/*.json hooks/**/*.yaml hooks/**/*.yml hooks/**/*.toml"),
        ],
    },
];

// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(95885);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/hosts/codex/role/powers.js
var powers = __webpack_require__(87518);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/hosts/codex/settings/authority.js
var authority = __webpack_require__(44450);
// EXTERNAL MODULE: ./build/bundle/src/hosts/codex/settings/effective.js
var effective = __webpack_require__(38874);
// EXTERNAL MODULE: ./build/bundle/src/hosts/codex/settings/merged.js
var settings_merged = __webpack_require__(15171);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/role/decided.js



const decided = {
    sandbox_mode: "its sandbox",
    sandbox_workspace_write: "its sandbox",
    default_permissions: "its sandbox",
    permissions: "its sandbox",
    approval_policy: "its approvals",
    approvals_reviewer: "its approvals",
    shell_environment_policy: "its environment",
};
const decidedSince0169 = {
    allow_login_shell: "its shell",
    web_search: "its tools",
    tools: "its tools",
    auto_review: "its approvals",
};
function asksLess(key, settings) {
    const [effect] = (0,authority/* meaningOf */.Pr)(key, (0,effective/* settingAt */.OZ)([settings], key)?.text) ?? ["narrows"];
    return Object.hasOwn(decided, key) && effect !== "narrows";
}
function comparedWith(key, settings, sessions) {
    const own = (0,effective/* settingAt */.OZ)([settings], key);
    if (!own || sessions.length === 0)
        return "other";
    const each = sessions.map((layers) => decided[key] === "its sandbox" ? comparedSandbox(key, own.text, layers) : comparedValue(key, own, layers));
    if (each.every((one) => one === "same"))
        return "same";
    return each.includes("other") ? "other" : "stricter";
}
const [, , strictest] = (0,authority/* meaningOf */.Pr)("sandbox_mode", "read-only") ?? [];
const usualSandbox = "workspace-write";
function comparedSandbox(key, own, layers) {
    const sandbox = (0,settings_merged/* sandboxIn */.$Q)(layers);
    if (sandbox && sandbox.key === key && own !== undefined && sandbox.text === own)
        return "same";
    const session = (0,authority/* meaningOf */.Pr)(sandbox?.key ?? "sandbox_mode", sandbox ? sandbox.text : usualSandbox)?.[2];
    if (key === "sandbox_workspace_write")
        return session === strictest ? "stricter" : "other";
    return byStrictness((0,authority/* meaningOf */.Pr)(key, own)?.[2], session);
}
function comparedValue(key, own, layers) {
    const session = (0,effective/* settingAt */.OZ)(layers, key);
    if (!session)
        return "other";
    const isScalar = own.value.kind === "scalar" && session.value.kind === "scalar";
    if (isScalar && own.value.value === session.value.value)
        return "same";
    return byStrictness((0,authority/* meaningOf */.Pr)(key, own.text)?.[2], (0,authority/* meaningOf */.Pr)(key, session.text)?.[2]);
}
function byStrictness(own, session) {
    if (own === undefined || session === undefined || session < own)
        return "other";
    return session === own ? "same" : "stricter";
}
function sandboxOf(sessions) {
    const named = sessions.map((layers) => {
        const sandbox = (0,settings_merged/* sandboxIn */.$Q)(layers);
        return sandbox
            ? `\`${sandbox.key} = ${JSON.stringify(sandbox.text ?? "")}\` in \`${sandbox.at.source.path}\``
            : `\`${usualSandbox}\`, the default for a trusted project`;
    });
    return named.length === 0 ? "that of its session" : [...new Set(named)].join(", ");
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/codex/role/fault.js
var fault = __webpack_require__(33598);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/profile.js
var profile = __webpack_require__(66189);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fixes/spelling.js
var spelling = __webpack_require__(31811);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/memoize.js
var memoize = __webpack_require__(53797);
// EXTERNAL MODULE: ./build/bundle/src/parsers/decode.js + 1 modules
var decode = __webpack_require__(87509);
// EXTERNAL MODULE: ./build/bundle/src/parsers/toml/index.js + 9 modules
var toml = __webpack_require__(63823);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/unknown-keys.js
var unknown_keys = __webpack_require__(60875);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/toml.js
var _kit_toml = __webpack_require__(63329);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/role/native.js

function nativeOf(node) {
    if (node.kind === "list")
        return node.items.map(nativeOf);
    if (node.kind === "table")
        return nativeTable(node.entries);
    const { value } = node;
    if (typeof value === "object" && value !== null)
        return { $datetime: (0,toml/* dateTimeText */.L4)(value) };
    if (typeof value !== "number" || Number.isFinite(value))
        return value;
    return { $float: Number.isNaN(value) ? "NaN" : value < 0 ? "-inf" : "inf" };
}
function nativeTable(entries) {
    return Object.fromEntries(entries.flatMap(({ name, value }) => (name === undefined ? [] : [[name, nativeOf(value)]])));
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/codex/settings/shapes.js
var shapes = __webpack_require__(70913);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/role/document.js













const metadata = new Map([
    ["name", decode/* string */.Yj],
    ["description", decode/* string */.Yj],
    ["nickname_candidates", (0,decode/* list */.p_)(decode/* string */.Yj)],
]);
async function readRoleFile(path, content, edition) {
    return { path, ...(await rolesIn(content)(edition)) };
}
const rolesIn = (0,memoize/* memoize */.Bj)((content) => (0,memoize/* memoize */.Bj)((edition) => roleIn(content, edition)));
async function roleIn(content, edition) {
    const { source } = content;
    const nothing = {
        edition,
        source,
        root: undefined,
        name: undefined,
        description: undefined,
        instructions: undefined,
        nicknames: undefined,
    };
    if (content.kind === "not-utf8")
        return { ...nothing, fault: (0,fault/* fault */.DG)("Other", "it is not UTF-8", (0,repo_text/* startOf */.GH)(source)) };
    const root = await (0,_kit_toml/* tomlOf */.W)(source);
    if (root.kind === "problem")
        return {
            ...nothing,
            fault: (0,fault/* fault */.DG)("TomlSyntax", `it is not TOML: ${oneLine(root.message)}`, (0,fault/* placeIn */.VV)(source, root)),
        };
    if (root.kind !== "table")
        return nothing;
    const text = (key) => textOf(source, root, key);
    const [name, description, instructions] = [text("name"), text("description"), text("developer_instructions")];
    const trimmed = name && { ...name, value: (0,repo_text/* trim */.Bq)(name.value) };
    const nicknames = nicknamesOf(source, root);
    const found = refusedKey(source, root, edition) ?? refusedText(source, root, description, instructions);
    return {
        edition,
        source,
        root,
        name: trimmed?.value === "" ? undefined : trimmed,
        description: description && { ...description, value: (0,repo_text/* trim */.Bq)(description.value) },
        instructions,
        nicknames: nicknames && "value" in nicknames ? nicknames : undefined,
        ...(found ? { fault: found } : {}),
        ...(nicknames && "kind" in nicknames ? { nicknameFault: nicknames } : {}),
    };
}
function roleRefusal(file, hint) {
    const excused = hint !== undefined && file.edition.forgiving && file.fault?.kind === "MissingInstructions";
    if (file.fault && !excused)
        return file.fault;
    if (!file.name && hint === undefined)
        return (0,fault/* fault */.DG)("MissingName", "it defines no `name`", (0,repo_text/* startOf */.GH)(file.source));
    return file.nicknameFault;
}
function nativeRole(file, hint) {
    if (!file.root || roleRefusal(file, hint))
        return undefined;
    return {
        role_name: file.name?.value ?? hint,
        description: file.description?.value ?? null,
        nickname_candidates: file.nicknames?.value ?? null,
        config: nativeTable(file.root.entries.filter(({ name }) => name === undefined || !metadata.has(name))),
    };
}
const keysOf = (0,memoize/* memoize */.Bj)((settings) => new Set([...metadata.keys(), ...settings.keys()]));
function refusedKey(source, root, edition) {
    const settings = (0,shapes/* shapesOf */.et)(edition);
    const sorted = root.entries.toSorted((a, b) => (0,repo_path/* byBytes */.bg)(a.name ?? "", b.name ?? ""));
    for (const shapes of [metadata, settings]) {
        for (const entry of sorted) {
            const refused = shapes.get(entry.name ?? "")?.(entry.value, toml/* toml09Value */.hx);
            if (refused instanceof decode/* DecodeError */.Xc)
                return (0,fault/* fault */.DG)("Deserialize", `it has a \`${entry.name}\` that cannot be read: ${refused.message}`, (0,fault/* placeIn */.VV)(source, refused));
        }
    }
    const unknown = sorted.find(({ name }) => name === undefined || !(metadata.has(name) || settings.has(name)));
    if (!unknown)
        return undefined;
    const { name = "", key } = unknown;
    const message = `it has the key \`${name}\`, which role files cannot have`;
    const meant = (0,unknown_keys/* meantByRefused */.t9)(keysOf(settings), name);
    if (meant === undefined || (0,parsers_node/* entryOf */.Ms)(root, meant))
        return (0,fault/* fault */.DG)("Deserialize", message, (0,fault/* placeIn */.VV)(source, key));
    return (0,fault/* withFix */.Yt)((0,fault/* fault */.DG)("Deserialize", `${message}; did you mean \`${meant}\`?`, (0,fault/* placeIn */.VV)(source, key)), (0,spelling/* respelledFix */.cq)(source, [{ span: key.span, what: name, meant }]));
}
function refusedText(source, root, description, instructions) {
    if (description && (0,repo_text/* trim */.Bq)(description.value) === "")
        return (0,fault/* fault */.DG)("BlankDescription", "it has a blank `description`", description.at);
    if (!instructions) {
        const related = root.entries.flatMap(({ name: table }) => (0,effective/* entriesAt */.ws)({ source, root }, table ?? "")
            .filter(({ name }) => name === "developer_instructions")
            .map(({ key }) => ({ message: `belongs to \`[${table}]\` here`, at: (0,fault/* placeIn */.VV)(source, key) })));
        const missing = (0,fault/* fault */.DG)("MissingInstructions", "it defines no `developer_instructions` at its top level", (0,repo_text/* startOf */.GH)(source), related.length > 0 ? related : undefined);
        const other = (0,parsers_node/* entryOf */.Ms)(root, "instructions");
        const names = other ? [{ span: other.key.span, what: "instructions", meant: "developer_instructions" }] : [];
        return (0,fault/* withFix */.Yt)(missing, (0,spelling/* respelledFix */.cq)(source, names));
    }
    return (0,repo_text/* trim */.Bq)(instructions.value) === ""
        ? (0,fault/* fault */.DG)("BlankInstructions", "it has blank `developer_instructions`", instructions.at)
        : undefined;
}
function textOf(source, table, key) {
    const node = table.entries.find(({ name }) => name === key)?.value;
    const value = node && (0,decode/* string */.Yj)(node, toml/* toml09Value */.hx);
    return node && typeof value === "string" ? { value, at: (0,fault/* placeIn */.VV)(source, node) } : undefined;
}
function nicknamesOf(source, root) {
    const node = root.entries.find(({ name }) => name === "nickname_candidates")?.value;
    return node && checkNicknames(source, node);
}
function checkNicknames(source, node) {
    const written = (0,decode/* list */.p_)(decode/* string */.Yj)(node, toml/* toml09Value */.hx);
    if (written instanceof decode/* DecodeError */.Xc || node.kind !== "list")
        return undefined;
    if (written.length === 0)
        return (0,fault/* fault */.DG)("Nicknames", "it has an empty list of `nickname_candidates`", (0,fault/* placeIn */.VV)(source, node));
    const seen = new Set();
    for (const [i, item] of written.entries()) {
        const at = (0,fault/* placeIn */.VV)(source, node.items[i] ?? node);
        const nickname = (0,repo_text/* trim */.Bq)(item);
        if (nickname === "")
            return (0,fault/* fault */.DG)("Nicknames", "it has a blank entry in `nickname_candidates`", at);
        if (seen.has(nickname))
            return (0,fault/* fault */.DG)("Nicknames", `it has \`${nickname}\` twice in \`nickname_candidates\``, at);
        seen.add(nickname);
        if (/^[A-Za-z0-9 _-]+$/.test(nickname))
            continue;
        return (0,fault/* fault */.DG)("Nicknames", `it has the nickname \`${nickname}\`; use only ASCII letters, digits, spaces, \`-\` and \`_\``, at);
    }
    return { value: [...seen], at: (0,fault/* placeIn */.VV)(source, node) };
}
function oneLine(message) {
    return message.replace(/\s*\n\s*/g, ", ");
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/codex/settings/recent.js + 3 modules
var recent = __webpack_require__(8674);
// EXTERNAL MODULE: ./build/bundle/src/hosts/codex/settings/index.js
var codex_settings = __webpack_require__(10127);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/role/ineffective.js








const allDecided = { ...decided, ...decidedSince0169 };
function ineffectiveIn(candidate, settings, { replaced, sessions }) {
    const { declared, file } = candidate;
    const { edition } = candidate.layer;
    return [
        ...(settings
            ? [
                ...bySession(settings, sessions, edition),
                ...(edition.recent ? unapplied(settings) : inRoleFile(settings, edition)),
            ]
            : []),
        ...(declared ? inTable(declared) : []),
        ...(declared && file ? overruled(candidate, declared, "the role file sets it too and wins") : []),
        ...(declared && file?.name && file.name.value !== declared.key ? [renamed(declared, file.name)] : []),
        ...(replaced
            ? [...inTable(replaced), ...overruled(candidate, replaced, "the role file in `agents` replaces the whole table")]
            : []),
    ];
}
function bySession(settings, sessions, { recent }) {
    const keys = recent ? allDecided : decided;
    return settings.root.entries.flatMap(({ name = "", key }) => {
        const what = Object.hasOwn(keys, name) ? keys[name] : undefined;
        if (what === undefined || asksLess(name, settings))
            return [];
        const compared = comparedWith(name, settings, sessions);
        if (compared === "same")
            return [];
        const isStricter = compared === "stricter";
        const here = what === "its sandbox" ? `, here ${sandboxOf(sessions)}` : isStricter ? "" : elsewhere;
        return [
            {
                kind: isStricter ? "value" : "session",
                what: name,
                because: `a role gets ${what} from the session that starts it${here}${isStricter ? ", which is stricter" : ""}`,
                at: (0,fault/* placeIn */.VV)(settings.source, key),
                ...(recent ? {} : { certainty: "documented" }),
            },
        ];
    });
}
const elsewhere = "; set it in `.codex/config.toml`, where it applies to the main session too";
function inRoleFile(settings, edition) {
    const { source } = settings;
    const unknown = Object.entries(codex_settings/* nestedKeys */.Mc).flatMap(([table, keys]) => (0,effective/* entriesAt */.ws)(settings, table)
        .filter(({ name }) => !keys.includes(name))
        .map(({ name, key }) => {
        const because = `unknown key in \`[${table}]\``;
        return {
            kind: isLimit(name, edition) ? "limit" : "value",
            what: `${table}.${name}`,
            because,
            at: (0,fault/* placeIn */.VV)(source, key),
        };
    }));
    const old = (0,effective/* settingAt */.OZ)([settings], "experimental_instructions_file");
    const value = (what, because, at) => ({ kind: "value", what, because, at });
    const has = (server, field) => (0,effective/* settingAt */.OZ)([settings], "mcp_servers", server, field) !== undefined;
    return [
        ...unknown,
        ...(old
            ? [value("experimental_instructions_file", "this key was removed; write `model_instructions_file`", old.at)]
            : []),
        ...(0,effective/* entriesAt */.ws)(settings, "mcp_servers")
            .filter(({ name }) => !has(name, "command") && !has(name, "url"))
            .map(({ name, key }) => value(`mcp_servers.${name}`, "this server has neither a `command` nor a `url`", (0,fault/* placeIn */.VV)(source, key))),
    ];
}
const limiting = /sandbox|approval|permission|tools?$|tool_|deny|allow|read_?only|network/i;
function isLimit(name, edition) {
    return limiting.test(name) || !(metadata.has(name) || (0,shapes/* shapesOf */.et)(edition).has(name));
}
const cosmetic = /^(?:tui|notice|history|audio|realtime|suppress_|check_for_|hide_|show_|file_opener|disable_paste|otel|analytics|feedback|desktop|log_dir)/;
const applied = new Set([
    ...metadata.keys(),
    ..."developer_instructions model model_reasoning_effort model_reasoning_summary model_verbosity".split(" "),
    ..."personality service_tier features skills".split(" "),
]);
const features = /^(?:shell_tool|apps|connectors|personality|plugins|memories|memory_tool|request_permissions_tool)$/;
function unapplied({ source, root }) {
    const found = root.entries.flatMap(({ name = "", key }) => {
        if (applied.has(name) || !recent/* recentShapes */.i.has(name) || Object.hasOwn(allDecided, name))
            return [];
        const fact = { what: name, at: (0,fault/* placeIn */.VV)(source, key) };
        if (name === "instructions")
            return [
                {
                    ...fact,
                    kind: "value",
                    because: "the prompt of a role is its `developer_instructions`",
                    cause: "developer_instructions",
                },
            ];
        const because = "a role file sets only `developer_instructions` and settings of the model";
        return [{ ...fact, kind: cosmetic.test(name) ? "metadata" : "value", because }];
    });
    const switches = (0,effective/* entriesAt */.ws)({ source, root }, "features").filter(({ name, value }) => !(0,parsers_node/* isFalse */.Wu)(value) || !features.test(name));
    return [
        ...found,
        ...switches.map(({ name, key }) => ({
            kind: "value",
            what: `features.${name}`,
            because: "a role can turn off only its shell, apps, personality, plugins and memory",
            at: (0,fault/* placeIn */.VV)(source, key),
        })),
    ];
}
function inTable({ key, config, table }) {
    return (table.kind === "table" ? table.entries : []).flatMap(({ name, key: written }) => {
        if (name === undefined || Object.hasOwn(codex_settings/* roleKeys */.BO, name))
            return [];
        const because = "only `description`, `config_file` and `nickname_candidates` of a role's table are read";
        return [
            {
                kind: limiting.test(name) ? "limit" : "value",
                what: `agents.${key}.${name}`,
                because,
                at: (0,fault/* placeIn */.VV)(config.source, written),
            },
        ];
    });
}
function overruled({ description, nicknames }, table, because) {
    const differs = (own, written) => written !== undefined && String(own?.value) !== String(written.value);
    const overrule = (what, { at }) => ({
        kind: "value",
        what: `agents.${table.key}.${what}`,
        because,
        at,
    });
    return [
        ...(table.description && differs(description, table.description)
            ? [overrule("description", table.description)]
            : []),
        ...(table.nicknames && differs(nicknames, table.nicknames)
            ? [overrule("nickname_candidates", table.nicknames)]
            : []),
    ];
}
function renamed({ key, at }, name) {
    return {
        kind: "value",
        what: `agents.${key}`,
        because: `the role file has the name \`${name.value}\`, so there is no role \`${key}\``,
        at,
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/role/profile.js













function readProfile(repo, candidate, around) {
    const { declared, name } = candidate;
    const file = fileOf(candidate, around);
    if (!declared && !file?.root)
        return undefined;
    const settings = file?.root && { source: file.source, root: file.root };
    const own = candidate.file ? settings : undefined;
    const start = file ? (0,repo_text/* startOf */.GH)(file.source) : (declared?.at ?? (0,repo_text/* startOf */.GH)({ path: candidate.layer.folder, text: "" }));
    const model = wordFact(settings, "model", start);
    const unknownModel = unknownModelIn((0,fact/* known */.eO)(model));
    return (0,profile/* profileFrom */.A)({
        home: start,
        name: name ? (0,fact/* stated */.Eo)(name.value, name.at) : wordFact(settings, "name", start),
        identity: name?.value,
        description: descriptionFact(candidate, around, start),
        model,
        ...(unknownModel ? { unknownModel } : {}),
        permissionMode: wordFact(settings, "approval_policy", start),
        grants: grantsFact(settings, around, start, candidate.layer.edition),
        onlyTools: () => ({
            title: '`sandbox_mode = "read-only"` in `.codex/config.toml`, which limits the main session too',
            safe: false,
            edits: [],
        }),
        ...(settings ? powersIn(settings, candidate.layer.edition) : {}),
        paths: pathsOf(repo, candidate, own),
        ineffective: ineffectiveIn(candidate, own, around),
        hasDefaultPrompt: true,
        prompt: promptOf(declared, file, start),
        native: () => profile_nativeOf(candidate),
    });
}
function powersIn(settings, { recent }) {
    if (recent)
        return { bypasses: bypassesOf(settings, [[]]) };
    const servers = (0,powers/* serversOf */.U2)(settings);
    const hooks = (0,powers/* commandsOf */.Kf)(settings);
    return {
        extraGrants: [
            ...servers.flatMap(({ grants }) => grants),
            ...hooks.map(commandGrant),
            ...(0,powers/* endpointGrants */.p3)(settings),
            ...(0,powers/* searchGrants */.Sr)(settings),
        ],
        hooks,
        servers: servers.map(({ name, kind, value, names, content = value, at }) => ({
            name,
            kind,
            value,
            ...(names ? { names } : {}),
            content,
            at,
        })),
        bypasses: bypassesOf(settings, [[], ...(0,effective/* entriesAt */.ws)(settings, "profiles").map(({ name }) => ["profiles", name])]),
    };
}
function fileOf({ file, declared }, { lower }) {
    return file || declared?.configFile ? file : lower?.file;
}
function wordFact(settings, key, start) {
    const found = settings && (0,effective/* settingAt */.OZ)([settings], key);
    if (!found)
        return (0,fact/* missing */.LO)(start);
    if (found.text !== undefined)
        return found.text.trim() === "" && key === "name" ? (0,fact/* missing */.LO)(found.at) : (0,fact/* stated */.Eo)(found.text, found.at);
    const [variant] = found.value.kind === "table" ? found.value.entries : [];
    return key === "approval_policy" && variant?.name !== undefined
        ? (0,fact/* stated */.Eo)(variant.name, found.at)
        : (0,fact/* unreadable */.O$)(found.at, "is not a string");
}
function descriptionFact({ description, name, file }, { lower }, start) {
    if (description)
        return (0,fact/* stated */.Eo)(description.value, description.at);
    const written = file?.root && (0,effective/* settingAt */.OZ)([{ source: file.source, root: file.root }], "description");
    if (written)
        return (0,fact/* unreadable */.O$)(written.at, "is not a string");
    const inherited = lower?.description;
    return inherited
        ? (0,fact/* implied */.TU)(inherited.value, inherited.at, "a lower layer describes the role of this name")
        : (0,fact/* missing */.LO)(name?.at ?? start);
}
function powerOfSessions(sessions, { recent }) {
    const all = sessions.length > 0 ? sessions : [[]];
    const unstatedAt = (0,repo_text/* startOf */.GH)({ path: "", text: "" });
    return {
        grants: once(all.flatMap((layers) => (0,powers/* sessionGrants */.UL)(layers, unstatedAt, recent))),
        unstatedAt: unstatedAt,
        because: `a role has its session's sandbox, which is ${sandboxOf(all)}`,
    };
}
function grantsFact(settings, { power }, start, { recent }) {
    const grants = power.grants.map((grant) => (grant.at === power.unstatedAt ? { ...grant, at: start } : grant));
    const hasShell = !recent || !(0,parsers_node/* isFalse */.Wu)(settings && (0,effective/* settingAt */.OZ)([settings], "features", "shell_tool")?.value);
    return (0,fact/* implied */.TU)(hasShell ? grants : grants.filter(({ capability }) => capability !== "execute"), start, power.because);
}
function once(grants) {
    const keyOf = ({ tool, capability, at }) => JSON.stringify([tool, capability, at.source.path, at.span.start]);
    return [...new Map(grants.map((grant) => [keyOf(grant), grant])).values()];
}
function commandGrant({ name, value, at }) {
    return { tool: name, capability: "execute", scope: value, at };
}
function bypassesOf(settings, paths) {
    return paths.flatMap((path) => Object.entries(decided).flatMap(([key, what]) => {
        const found = (0,effective/* settingAt */.OZ)([settings], ...path, key);
        if (!found)
            return [];
        const [effect, does] = (0,authority/* meaningOf */.Pr)(key, found.text) ?? ["narrows"];
        if (effect === "narrows" || does === undefined)
            return [];
        const because = `${does}, but a role gets ${what} from the session that starts it`;
        return [
            { setting: [...path, key].join("."), value: found.text ?? "", effect: "unhonoured", because, at: found.at },
        ];
    }));
}
function pathsOf(repo, { declared, file }, settings) {
    const named = [];
    const add = (directory, key, value, at) => {
        named.push({ key, value, reach: repo.reach(directory, directory, value), at });
    };
    if (declared?.configFile)
        add((0,repo_path/* directoryOf */.jt)(declared.config.path), "config_file", declared.configFile.value, declared.configFile.at);
    if (!file || !settings)
        return named;
    for (const key of [...codex_settings/* pathKeys */.ib, "js_repl_node_module_dirs"]) {
        const found = (0,effective/* settingAt */.OZ)([settings], key);
        for (const value of (0,effective/* stringsOf */.iw)(found?.value))
            if (found)
                add((0,repo_path/* directoryOf */.jt)(file.path), key, value, found.at);
    }
    for (const { key, node } of nestedPaths(settings))
        for (const value of (0,effective/* stringsOf */.iw)(node))
            add((0,repo_path/* directoryOf */.jt)(file.path), key, value, (0,fault/* placeIn */.VV)(settings.source, node));
    return named;
}
function nestedPaths(settings) {
    const servers = (0,effective/* entriesAt */.ws)(settings, "mcp_servers").flatMap(({ name, value }) => {
        const node = (0,parsers_node/* valueOf */.RP)(value, "cwd");
        return node ? [{ key: `mcp_servers.${name}.cwd`, node }] : [];
    });
    const skills = (0,effective/* settingAt */.OZ)([settings], "skills", "config")?.value;
    const listed = skills?.kind === "list" ? skills.items.flatMap((item) => (0,parsers_node/* valueOf */.RP)(item, "path") ?? []) : [];
    return [...servers, ...listed.map((node) => ({ key: "skills.config.path", node }))];
}
function promptOf(declared, file, start) {
    if (!file?.instructions)
        return (0,profile/* noPrompt */.O)(start);
    return {
        source: "inline",
        path: declared ? file.path : null,
        text: file.instructions.value,
        at: file.instructions.at,
    };
}
function profile_nativeOf({ declared, file, fault, description, nicknames }) {
    if (file)
        return nativeRole(file, declared?.key);
    if (fault || !declared || declared.configFile)
        return undefined;
    return {
        role_name: declared.key,
        description: description?.value ?? null,
        nickname_candidates: nicknames?.value ?? null,
        config: {},
    };
}
function unknownModelIn(id = "") {
    if (/^claude-[\w.-]+$/i.test(id))
        return { because: "it is an id of Claude Code" };
    return /^[a-z]+$/i.test(id) ? { because: "a single word is an alias of another program" } : undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/role/roles.js




function declaredCandidate(layer, declared) {
    const { file } = declared;
    return {
        layer,
        declared,
        file,
        name: file?.name ?? { value: declared.key, at: declared.at },
        description: file?.description ?? declared.description,
        nicknames: file?.nicknames ?? declared.nicknames,
        path: declared.path,
        fault: declared.fault,
    };
}
function discoveredCandidate(layer, file) {
    const { name, description, nicknames, path } = file;
    return { layer, declared: undefined, file, name, description, nicknames, path, fault: roleRefusal(file) };
}
function addLayer(below, declared, discovered, edition) {
    const named = edition.forgiving ? filesNamedIn(declared) : new Set();
    const unnamed = discovered.filter(({ path }) => path === undefined || !named.has(path));
    const taken = takeCandidates([declared, unnamed], edition);
    const merged = mergeRoles(below.roles, taken.candidates, edition);
    const failures = [...taken.failures, ...merged.failures];
    return edition.forgiving
        ? { ...below, roles: merged.roles, warnings: [...below.warnings, ...failures] }
        : { ...below, roles: merged.roles, failures: [...below.failures, ...failures] };
}
function takeCandidates(groups, { forgiving }) {
    const failures = [];
    const candidates = new Map();
    for (const group of groups) {
        const inGroup = new Map();
        for (const candidate of group) {
            if (candidate.fault && !isSilent(candidate, forgiving))
                failures.push({ candidate, fault: candidate.fault });
            if (candidate.fault || !candidate.name)
                continue;
            const { value } = candidate.name;
            const duplicate = duplicateOf(candidate.name, (forgiving ? candidates : inGroup).get(value));
            if (duplicate)
                failures.push({ candidate, fault: duplicate });
            else {
                inGroup.set(value, candidate);
                candidates.set(value, candidate);
            }
        }
    }
    return { candidates, failures };
}
function isSilent({ declared, fault }, forgiving) {
    return !forgiving && !declared && fault?.kind === "MissingName";
}
function duplicateOf({ value, at }, earlier) {
    if (!earlier?.name)
        return undefined;
    const related = [{ message: `\`${value}\` is defined here first`, at: earlier.name.at }];
    return (0,fault/* fault */.DG)("Duplicate", `it defines \`${value}\` a second time in one layer`, at, related);
}
function mergeRoles(below, candidates, { recent, forgiving }) {
    const roles = new Map(below);
    const failures = [];
    for (const [name, candidate] of [...candidates].sort(([a], [b]) => (0,repo_path/* byBytes */.bg)(a, b))) {
        const role = inheriting(candidate, below.get(name));
        const missing = recent ? undefined : undescribed(name, role);
        if (missing)
            failures.push(missing);
        if (!missing || !forgiving)
            roles.set(name, role);
    }
    return { roles, failures };
}
function inheriting(candidate, lower) {
    return {
        candidate,
        description: candidate.description ?? lower?.description,
        nicknames: candidate.nicknames ?? lower?.nicknames,
        path: candidate.path ?? lower?.path,
        file: candidate.declared?.configFile || candidate.file ? candidate.file : lower?.file,
    };
}
function settled(state, { recent }) {
    if (!recent)
        return state;
    const warnings = [...state.roles].flatMap(([name, role]) => undescribed(name, role) ?? []);
    const roles = new Map([...state.roles].filter(([name, role]) => undescribed(name, role) === undefined));
    return { ...state, roles, warnings: [...state.warnings, ...warnings] };
}
function filesNamedIn(declared) {
    return new Set(declared.flatMap(({ path, fault }) => (path === undefined || fault ? [] : [path])));
}
function undescribed(name, { candidate, description }) {
    const unread = candidate.declared?.configFile !== undefined && !candidate.file;
    if (description || unread)
        return undefined;
    const at = candidate.name?.at ?? (0,repo_text/* placeOfPath */.Es)(candidate.layer.folder);
    return {
        candidate,
        fault: (0,fault/* fault */.DG)("MissingDescription", `neither it nor a lower layer has a description of \`${name}\``, at),
    };
}

// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/items.js







function itemsOf(repo, sessions) {
    const failures = failuresIn(sessions);
    const chains = chainsByLayer(sessions);
    const context = { repo, sessions, failures, tables: tablesByFile(sessions), chains };
    const drafts = new Map();
    const items = [];
    for (const layer of sessions.layers) {
        for (const [candidate, draft] of draftsIn(layer, context)) {
            drafts.set(candidate, draft);
            items.push(draft);
        }
        for (const { path, verdict } of layer.asides)
            items.push({ layer: layer.layer, files: [path], verdict });
    }
    const nowhere = (0,repo_text/* startOf */.GH)({ path: "", text: "" });
    const everywhere = settingsOf(sessions.chains);
    const grants = everywhere.flatMap((layers) => (0,powers/* sessionGrants */.UL)(layers, nowhere, sessions.edition.recent));
    const builtin = builtins_builtins((0,capability/* inOrder */.al)(grants.map(({ capability }) => capability))).map((profile) => {
        const verdict = acrossSessions(undefined, profile.identity ?? "", sessions.chains, drafts);
        return { layer: builtinLayer, files: [], verdict, profile };
    });
    for (const [candidate, draft] of drafts)
        draft.verdict = verdictOf(candidate, failures.get(candidate), chains.get(candidate.layer) ?? [], drafts);
    return [...builtin, ...items];
}
function draftsIn(layer, context) {
    const { repo, sessions, failures, tables, chains } = context;
    const { declared, discovered } = sessions.candidates.get(layer) ?? { declared: [], discovered: [] };
    const { forgiving } = layer.edition;
    const folded = forgiving
        ? new Map()
        : foldedIn(declared.filter((table) => !failures.has(table)), discovered);
    const named = forgiving ? filesNamedIn(declared) : new Set();
    const foldedTables = new Set(folded.values());
    const isHidden = (candidate) => foldedTables.has(candidate) ||
        (!candidate.declared && candidate.path !== undefined && named.has(candidate.path)) ||
        isReportedByTable(tables, candidate);
    const around = settingsOf(chains.get(layer) ?? []);
    const power = powerOfSessions(around, layer.edition);
    return [...declared, ...discovered]
        .filter((candidate) => !isHidden(candidate))
        .map((candidate) => {
        const replaced = folded.get(candidate)?.declared;
        const lower = candidate.name && sessions.below(layer).roles.get(candidate.name.value);
        const profile = readProfile(repo, candidate, { lower, sessions: around, power, replaced });
        const files = filesOf(candidate, { lower, replaced });
        return [
            candidate,
            { layer: layer.layer, files, verdict: { kind: "loaded" }, ...(profile ? { profile } : {}) },
        ];
    });
}
function filesOf(candidate, { lower, replaced }) {
    const { declared, path } = candidate;
    const paths = declared
        ? [declared.config.path, path ?? fileOf(candidate, { lower })?.path]
        : [path, replaced?.config.path];
    return paths.filter((path) => path !== undefined);
}
function failuresIn({ chains, candidates }) {
    const faults = new Map();
    for (const { declared, discovered } of candidates.values()) {
        for (const candidate of [...declared, ...discovered])
            if (candidate.fault)
                faults.set(candidate, candidate.fault);
    }
    for (const { failures, state } of chains)
        for (const { candidate, fault } of [...failures, ...state.warnings])
            if (candidate && !faults.has(candidate))
                faults.set(candidate, fault);
    return faults;
}
function tablesByFile({ candidates }) {
    const tables = new Map();
    for (const [layer, { declared }] of candidates) {
        for (const { file } of declared)
            if (file)
                tables.set(file.source.path, (tables.get(file.source.path) ?? new Set()).add(layer));
    }
    return tables;
}
function chainsByLayer({ chains }) {
    const found = new Map();
    for (const chain of chains)
        for (const layer of chain.layers)
            (0,many/* addTo */.DN)(found, layer, chain);
    return found;
}
function settingsOf(chains) {
    return chains.map(({ layers }) => layers.flatMap(({ config }) => (config ? [config] : [])));
}
function foldedIn(declared, discovered) {
    const byName = new Map(discovered.filter(({ fault }) => !fault).map((candidate) => [candidate.name?.value, candidate]));
    const folded = new Map();
    for (const table of declared) {
        const file = byName.get(table.name?.value);
        const isSame = !table.declared?.configFile || table.file?.source.path === file?.file?.source.path;
        if (file && isSame && !folded.has(file))
            folded.set(file, table);
    }
    return folded;
}
function isReportedByTable(tables, { declared, fault, file, layer }) {
    if (declared || !fault || !file)
        return false;
    const naming = tables.get(file.source.path);
    return naming !== undefined && (fault.kind === "MissingName" || naming.has(layer));
}
function verdictOf(candidate, fault, chains, drafts) {
    if (fault?.kind === "MissingName" && !candidate.layer.edition.forgiving) {
        return {
            kind: "dropped",
            problem: {
                message: "it defines no `name`, and no `[agents]` table of a `config.toml` names the file",
                at: fault.problem.at,
            },
        };
    }
    return fault
        ? { kind: "rejected", problem: fault.problem }
        : acrossSessions(candidate, candidate.name?.value ?? "", chains, drafts);
}
function acrossSessions(candidate, name, chains, drafts) {
    const verdicts = chains.map(({ failures, off, state }) => {
        const problem = failures[0]?.fault.problem ?? off?.problem;
        if (problem)
            return { kind: "lost", problem };
        const winner = state.roles.get(name)?.candidate;
        const by = winner && drafts.get(winner);
        return winner === candidate || !by ? { kind: "loaded" } : { kind: "shadowed", by };
    });
    const firstOf = (kind) => verdicts.find((verdict) => verdict.kind === kind);
    return firstOf("loaded") ?? firstOf("lost") ?? firstOf("shadowed") ?? { kind: "loaded" };
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/collect.js
var collect = __webpack_require__(77012);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/role/declared.js







async function declaredRole(repo, config, key, at, table, edition) {
    const { source } = config;
    const nicknameNode = (0,codex_settings/* roleField */.JX)(table, "nickname_candidates");
    const nicknames = nicknameNode && checkNicknames(source, nicknameNode);
    const description = textIn(source, table, "description");
    const configFile = textIn(source, table, "config_file");
    const named = configFile && (await readNamedFile(repo, config, configFile, edition));
    const refused = firstFault(source, table, key, { description, nicknames, named });
    const role = {
        key,
        at,
        config,
        table,
        description: description && { ...description, value: (0,repo_text/* trim */.Bq)(description.value) },
        nicknames: isFault(nicknames) ? undefined : nicknames,
        configFile,
        path: named?.path,
        file: named?.file,
        ...(refused ? { fault: refused } : {}),
    };
    return named?.problem ? { role, problem: named.problem } : { role };
}
function firstFault(source, table, key, { description, nicknames, named, }) {
    return (shapeFault(source, table, key) ??
        named?.fault ??
        blankDescription(key, description) ??
        (isFault(nicknames) ? nicknames : undefined) ??
        (named?.file && roleRefusal(named.file, key)));
}
function isFault(read) {
    return read !== undefined && "kind" in read;
}
function shapeFault(source, table, key) {
    const shape = (0,codex_settings/* checkRole */.R1)(table, toml/* toml09Value */.hx);
    const message = `it has an \`agents.${key}\` that cannot be read: ${shape?.message}`;
    return shape && (0,fault/* fault */.DG)("ConfigTomlDeserialize", message, (0,fault/* placeIn */.VV)(source, shape));
}
function blankDescription(key, description) {
    return description && (0,repo_text/* trim */.Bq)(description.value) === ""
        ? (0,fault/* fault */.DG)("BlankDescription", `it has a blank \`agents.${key}.description\``, description.at)
        : undefined;
}
function textIn(source, table, key) {
    const node = (0,codex_settings/* roleField */.JX)(table, key);
    const value = node && (0,decode/* string */.Yj)(node, toml/* toml09Value */.hx);
    return node && typeof value === "string" ? { value, at: (0,fault/* placeIn */.VV)(source, node) } : undefined;
}
async function readNamedFile(repo, config, { value, at }, edition) {
    const path = resolve(repo, (0,repo_path/* directoryOf */.jt)(config.path), value);
    const outside = { message: `names a role file outside this tree, which Codex would read: ${value}`, at };
    if (path === undefined)
        return { problem: outside };
    const content = await repo.read(path);
    if (content.kind === "text" || content.kind === "not-utf8")
        return { path, file: await readRoleFile(path, content, edition) };
    if (content.kind === "unjudged")
        return { path, problem: { message: content.problem, at: (0,repo_text/* startOf */.GH)(content.source) } };
    const unlisted = repo.isUsers(path) && !(0,repo_path/* isWithin */.UO)(path, (0,repo_path/* directoryOf */.jt)(config.path));
    if (content.resolution.kind === "outside" || unlisted)
        return { problem: outside };
    const found = content.resolution.kind === "directory" ? "a directory" : "not there";
    return { path, fault: (0,fault/* fault */.DG)("MissingFile", `it names a \`config_file\` that is ${found}: \`${value}\``, at) };
}
function resolve(repo, directory, value) {
    if (value === "~" || value.startsWith("~/"))
        return repo.isUsers("~") ? (0,repo_path/* plain */.pj)(value) : undefined;
    const path = (0,repo_path/* plain */.pj)(value.startsWith("/") ? value : (0,repo_path/* join */.fj)(directory, value));
    return path !== undefined && (0,repo_path/* isWithin */.UO)(directory, "~") && repo.isUsers("~") && !(0,repo_path/* isWithin */.UO)(path, "~") ? undefined : path;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/discovery.js




async function discover(repo, directory, edition) {
    const resolution = repo.resolve(directory);
    if (resolution.kind === "directory")
        return readAll(repo, walk(repo, directory, resolution.path, edition), edition);
    const nothing = { files: [], asides: [], unjudged: [] };
    if (resolution.kind === "missing")
        return nothing;
    const unjudged = beyond(directory, resolution);
    if (unjudged)
        return { ...nothing, unjudged: [unjudged] };
    return {
        ...nothing,
        fault: (0,fault/* fault */.DG)("Other", resolution.kind === "loop" ? "it is a circular link" : "it is not a directory", (0,repo_text/* placeOfPath */.Es)(directory)),
    };
}
async function discoverFile(repo, path, edition) {
    return readAll(repo, { files: [path], asides: [], unjudged: [] }, edition);
}
function beyond(path, resolution) {
    if (resolution.kind === "outside")
        return { message: `is a link out of this tree to ${resolution.target}`, at: (0,repo_text/* placeOfPath */.Es)(resolution.link ?? path) };
    return resolution.kind === "unjudged" ? { message: resolution.problem, at: (0,repo_text/* placeOfPath */.Es)(resolution.path) } : undefined;
}
function walk(repo, directory, real, { recent }) {
    const found = { files: [], asides: [], unjudged: [] };
    const holdsRoles = roleFolders(repo);
    const open = new Set();
    const visit = (shown, held) => {
        if (open.has(held))
            return;
        open.add(held);
        for (const name of repo.names(held)) {
            const entry = repo.entries.get((0,repo_path/* join */.fj)(held, name));
            if (!entry)
                continue;
            visitEntry((0,repo_path/* join */.fj)(shown, name), name, entry);
        }
        open.delete(held);
    };
    const visitEntry = (path, name, entry) => {
        if (entry.unjudged !== undefined || entry.kind === "submodule")
            return void report(path, repo.resolve(entry.path));
        const target = recent && entry.kind === "link" ? repo.resolve(path) : undefined;
        const below = entry.kind === "directory" ? entry.path : target?.kind === "directory" ? target.path : undefined;
        if (below !== undefined)
            visit(path, below);
        else if (!target || !report(path, target))
            takeFile(path, name, target?.kind === "file" ? "file" : entry.kind);
    };
    const report = (path, resolution) => {
        const problem = beyond(path, resolution);
        if (problem)
            found.unjudged.push(problem);
        return problem !== undefined;
    };
    const takeFile = (path, name, kind) => {
        const isToml = (0,repo_path/* extensionOf */.je)(name) === "toml";
        if (kind === "unnameable") {
            if (isToml)
                found.files.push(path);
        }
        else if (kind !== "file" || !isToml) {
            const verdict = kind !== "link" ? fileVerdict(path) : recent ? deadLinkVerdict(path) : linkVerdict(repo, path, holdsRoles);
            found.asides.push({ path, verdict });
        }
        else
            found.files.push(path);
    };
    visit(directory, real);
    found.files.sort(bySegments);
    return found;
}
function roleFolders(repo) {
    const known = new Map();
    const holdsRoles = (directory) => {
        const answer = known.get(directory);
        if (answer !== undefined)
            return answer;
        known.set(directory, false);
        const holds = repo.names(directory).some((name) => {
            const entry = repo.entries.get((0,repo_path/* join */.fj)(directory, name));
            return entry?.kind === "directory"
                ? holdsRoles(entry.path)
                : entry?.kind === "file" && (0,repo_path/* extensionOf */.je)(name) === "toml";
        });
        known.set(directory, holds);
        return holds;
    };
    return holdsRoles;
}
function deadLinkVerdict(path) {
    if ((0,repo_path/* extensionOf */.je)(path) !== "toml")
        return { kind: "passed-over" };
    return dropped(path, "it is a broken link");
}
function linkVerdict(repo, path, holdsRoles) {
    if ((0,repo_path/* extensionOf */.je)(path) === "toml")
        return dropped(path, "it is a link, and Codex does not follow links below `agents`");
    const led = repo.resolve(path);
    if (led.kind !== "directory" || !holdsRoles(led.path))
        return { kind: "passed-over" };
    return dropped(path, "it is a link to role files, and Codex does not follow links below `agents`");
}
function fileVerdict(path) {
    if ((0,repo_path/* nameOf */.Vb)(path) === ".toml")
        return dropped(path, "it has no name before `.toml`, so its extension is not `toml`");
    const extension = (0,repo_path/* extensionOf */.je)(path);
    if (extension?.toLowerCase() !== "toml")
        return { kind: "passed-over" };
    return dropped(path, `its extension is \`.${extension}\`; only \`.toml\` files are roles`);
}
function dropped(path, message) {
    return { kind: "dropped", problem: { message, at: (0,repo_text/* placeOfPath */.Es)(path) } };
}
function bySegments(first, second) {
    const [a, b] = [first.split("/"), second.split("/")];
    const i = a.findIndex((segment, at) => segment !== b[at]);
    return i < 0 ? a.length - b.length : (0,repo_path/* byBytes */.bg)(a[i] ?? "", b[i] ?? "");
}
async function readAll(repo, { files, asides, unjudged }, edition) {
    const read = [];
    const more = [...asides];
    const unread = [...unjudged];
    for (const path of files) {
        const content = await repo.read(path);
        if (content.kind === "text" || content.kind === "not-utf8")
            read.push(await readRoleFile(path, content, edition));
        else if (repo.entries.get(path)?.kind === "unnameable")
            unread.push({ message: "has a name that is not UTF-8, so it is not checked", at: (0,repo_text/* placeOfPath */.Es)(path) });
        else if (content.kind === "unjudged")
            unread.push({ message: content.problem, at: (0,repo_text/* startOf */.GH)(content.source) });
    }
    for (const aside of asides.filter(({ path, verdict }) => verdict.kind === "passed-over" && (0,repo_path/* extensionOf */.je)(path) === "md")) {
        const content = await repo.read(aside.path);
        if (content.kind !== "text" || !/^---\r?\n(?:.*\r?\n)*?name:/.test(content.source.text))
            continue;
        const problem = {
            message: "it is Markdown; only `.toml` files are roles",
            at: (0,repo_text/* startOf */.GH)(content.source),
        };
        more[more.indexOf(aside)] = { path: aside.path, verdict: { kind: "dropped", problem } };
    }
    return { files: read, asides: more, unjudged: unread };
}

// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js + 2 modules
var json = __webpack_require__(45433);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/authority.js
var settings_authority = __webpack_require__(91806);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/hook-shape.js
var hook_shape = __webpack_require__(43320);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/index.js + 1 modules
var settings = __webpack_require__(9009);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/unknown-settings.js
var unknown_settings = __webpack_require__(62199);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/settings/starlark.js
class Unread extends Error {
    span;
    constructor(span) {
        super("other Starlark");
        this.span = span;
    }
}
function callsIn(text) {
    const calls = [];
    try {
        const reader = new Reader(tokensOf(text));
        for (let call = reader.call(); call; call = reader.call())
            calls.push(call);
        return { calls };
    }
    catch (error) {
        if (error instanceof Unread)
            return { calls, other: error.span };
        throw error;
    }
}
const blank = /[ \t\r]+|\\\r?\n|#[^\n]*/y;
const word = /[A-Za-z_][A-Za-z0-9_]*/y;
const number = /-?\d+(?:\.\d+)?/y;
const mark = /[()[\],=;]/y;
const quoted = /r?(?:"""(?:[^\\]|\\[^])*?"""|'''(?:[^\\]|\\[^])*?'''|"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*')/y;
function matchAt(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
}
function tokensOf(text) {
    const tokens = [];
    let depth = 0;
    for (let at = 0; at < text.length;) {
        const span = (length) => ({ start: at, end: at + length });
        const skipped = matchAt(blank, text, at);
        if (skipped !== undefined) {
            at += skipped.length;
            continue;
        }
        if (text[at] === "\n") {
            if (depth === 0)
                tokens.push({ kind: "line", text: "\n", span: span(1) });
            at += 1;
            continue;
        }
        const found = tokenAt(text, at, span);
        if (found.kind === "mark" && "([".includes(found.text))
            depth++;
        if (found.kind === "mark" && ")]".includes(found.text))
            depth--;
        tokens.push(found);
        at = found.span.end;
    }
    return tokens;
}
function tokenAt(text, at, span) {
    const literal = matchAt(quoted, text, at);
    const value = literal === undefined ? undefined : valueOfText(literal);
    if (literal !== undefined && value !== undefined)
        return { kind: "text", value, span: span(literal.length) };
    for (const [kind, pattern] of [
        ["word", word],
        ["number", number],
        ["mark", mark],
    ]) {
        const found = matchAt(pattern, text, at);
        if (literal === undefined && found !== undefined)
            return { kind, text: found, span: span(found.length) };
    }
    return { kind: "other", text: text[at] ?? "", span: span(1) };
}
const escapes = {
    n: "\n",
    t: "\t",
    r: "\r",
    "\\": "\\",
    "'": "'",
    '"': '"',
    "\n": "",
};
function valueOfText(literal) {
    const isRaw = literal.startsWith("r");
    const body = isRaw ? literal.slice(1) : literal;
    const quotes = /^(?:"""|''')/.test(body) ? 3 : 1;
    const inner = body.slice(quotes, -quotes);
    if (isRaw)
        return inner;
    const unknown = /\\(?!x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|[ntr\\'"\n])/.test(inner.replaceAll("\\\\", ""));
    if (unknown)
        return undefined;
    return inner.replace(/\\(x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|[^])/g, (_, code) => code.length > 1 ? String.fromCharCode(Number.parseInt(code.slice(1), 16)) : (escapes[code] ?? code));
}
const maxDepth = 20;
class Reader {
    #tokens;
    #next = 0;
    constructor(tokens) {
        this.#tokens = tokens;
    }
    call() {
        while (this.#is("line") || this.#is("mark", ";") || this.#is("text"))
            this.#next++;
        const start = this.#tokens[this.#next];
        if (start === undefined)
            return undefined;
        const name = this.#take("word");
        this.#take("mark", "(");
        const positional = [];
        const named = new Map();
        while (!this.#is("mark", ")")) {
            this.#argument(positional, named);
            if (!this.#is("mark", ")"))
                this.#take("mark", ",");
        }
        const end = this.#take("mark", ")");
        if (this.#tokens[this.#next] !== undefined && !this.#is("line") && !this.#is("mark", ";"))
            throw this.#unread();
        return { name: textOfToken(name), positional, named, span: { start: start.span.start, end: end.span.end } };
    }
    #argument(positional, named) {
        const following = this.#tokens[this.#next + 1];
        if (this.#is("word") && following?.kind === "mark" && following.text === "=") {
            const key = textOfToken(this.#take("word"));
            this.#take("mark", "=");
            if (named.has(key))
                throw this.#unread();
            named.set(key, this.#value(0));
        }
        else
            positional.push(this.#value(0));
    }
    #value(depth) {
        const token = this.#tokens[this.#next];
        if (token?.kind === "text") {
            this.#next++;
            return token.value;
        }
        if (token?.kind === "number") {
            this.#next++;
            return Number(token.text);
        }
        if (token?.kind === "word" && constants.has(token.text)) {
            this.#next++;
            return constants.get(token.text) ?? null;
        }
        this.#take("mark", "[");
        if (depth > maxDepth)
            throw this.#unread();
        const items = [];
        while (!this.#is("mark", "]")) {
            items.push(this.#value(depth + 1));
            if (!this.#is("mark", "]"))
                this.#take("mark", ",");
        }
        this.#take("mark", "]");
        return items;
    }
    #is(kind, text) {
        const token = this.#tokens[this.#next];
        return token?.kind === kind && (text === undefined || textOfToken(token) === text);
    }
    #take(kind, text) {
        const token = this.#tokens[this.#next];
        if (!token || !this.#is(kind, text))
            throw this.#unread();
        this.#next++;
        return token;
    }
    #unread() {
        const token = this.#tokens[this.#next] ?? this.#tokens.at(-1);
        return new Unread(token?.span ?? { start: 0, end: 0 });
    }
}
const constants = new Map([
    ["True", true],
    ["False", false],
    ["None", null],
]);
function textOfToken(token) {
    return token.kind === "text" ? token.value : token.text;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/settings/rules.js

function readRules(source) {
    const { calls, other } = callsIn(source.text);
    const read = calls.map((call) => ({ call, found: authorityOf(call, source) }));
    const unknown = read.find(({ found }) => found === undefined);
    const span = unknown?.call.span ?? other;
    return {
        authority: read.flatMap(({ found }) => found ?? []),
        unjudged: span
            ? [
                {
                    message: "has Starlark that this tool does not run; it reads only calls of `prefix_rule`, `network_rule` and `host_executable` with plain values, up to this place",
                    at: { source, span },
                },
            ]
            : [],
    };
}
function authorityOf(call, source) {
    switch (call.name) {
        case "prefix_rule":
            return prefixRule(call, source);
        case "network_rule":
            return networkRule(call, source);
        case "host_executable":
            return hostExecutable(call, source);
        default:
            return undefined;
    }
}
function argument({ named, positional }, name, place) {
    return named.get(name) ?? positional[place];
}
const decisions = ["allow", "prompt", "forbidden"];
function decisionIn(value, otherwise) {
    if (value === undefined || value === null)
        return otherwise;
    return decisions.find((word) => word === (value === "deny" ? "forbidden" : value));
}
const interpreters = new Set(("bash sh zsh dash ksh fish pwsh powershell cmd env sudo doas su xargs eval exec nohup time nice timeout python " +
    "python3 node deno bun ruby perl php lua npx bunx uvx pnpx ssh docker podman make just").split(" "));
function prefixRule(call, source) {
    const pattern = argument(call, "pattern", 0);
    const decision = decisionIn(argument(call, "decision", 1), "allow");
    if (!Array.isArray(pattern) || decision === undefined)
        return undefined;
    const tokens = pattern.map(tokenOf);
    if (tokens.length === 0 || tokens.some((token) => token === undefined))
        return undefined;
    const [heads = []] = tokens;
    const written = tokens.map((token) => token.join("|")).join(" ");
    const isAny = tokens.length === 1 && heads.some((head) => interpreters.has(head.replace(/^.*\//, "")));
    const common = { setting: `prefix_rule ${written}`, value: decision, at: { source, span: call.span } };
    if (decision === "allow")
        return [
            isAny
                ? { ...common, effect: "auto-approves", because: "runs any command outside the sandbox without asking" }
                : { ...common, effect: "widens", because: "runs commands with this prefix outside the sandbox without asking" },
        ];
    return [
        {
            ...common,
            effect: "narrows",
            because: decision === "prompt" ? "asks before commands with this prefix" : "forbids commands with this prefix",
            strictness: decision === "prompt" ? 1 : 2,
            isGuard: true,
        },
    ];
}
function tokenOf(value) {
    if (typeof value === "string")
        return [value];
    if (!Array.isArray(value))
        return undefined;
    const items = value;
    return items.length > 0 && items.every((item) => typeof item === "string") ? items : undefined;
}
function networkRule(call, source) {
    const host = argument(call, "host", 0);
    const protocol = argument(call, "protocol", 1);
    const decision = decisionIn(argument(call, "decision", 2));
    if (typeof host !== "string" || typeof protocol !== "string" || decision === undefined)
        return undefined;
    const common = { setting: `network_rule ${protocol} ${host}`, value: decision, at: { source, span: call.span } };
    return [
        decision === "allow"
            ? { ...common, effect: "widens", because: "lets sandboxed commands reach this address without asking" }
            : {
                ...common,
                effect: "narrows",
                because: decision === "prompt"
                    ? "asks before commands reach this address"
                    : "keeps commands from reaching this address",
                strictness: decision === "prompt" ? 1 : 2,
            },
    ];
}
function hostExecutable(call, source) {
    const name = argument(call, "name", 0);
    const paths = argument(call, "paths", 1);
    if (typeof name !== "string" || !Array.isArray(paths))
        return undefined;
    const texts = paths.filter((path) => typeof path === "string");
    if (texts.length !== paths.length)
        return undefined;
    return texts.map((path) => ({
        setting: `host_executable ${name}`,
        value: path,
        effect: "widens",
        because: "matches rules that name this program",
        at: { source, span: call.span },
    }));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/settings/beside.js











const nothingBeside = { authority: [], unjudged: [] };
const environmentRules = ["setup.script", "setup.*.script", "cleanup.script", "cleanup.*.script"].map((path) => ({
    path,
    effect: "widens",
    because: "runs where the app makes or removes a worktree",
    may: ["execute"],
}));
const harmlessEnvironment = ["version", "name", "description", "actions"].map((path) => ({ path }));
async function besideConfig(repo, folder) {
    if (repo.resolve(folder).kind !== "directory")
        return nothingBeside;
    const rules = await readFolder(repo, (0,repo_path/* join */.fj)(folder, "rules"), /\.rules$/, (source) => Promise.resolve(readRules(source)));
    const environments = await readFolder(repo, (0,repo_path/* join */.fj)(folder, "environments"), /\.toml$/, readEnvironment);
    const unknown = [];
    const hooks = await (0,settings/* readSettingsFiles */.Dm)(repo, [
        {
            path: (0,repo_path/* join */.fj)(folder, "hooks.json"),
            reading: { dialect: json/* jsonDialects */._s.serde, otherwise: "Codex runs none of its hooks; write strict JSON" },
            read: (root, source) => {
                (0,many/* append */.BC)(unknown, hooksFaultIn(root, source));
                return (0,settings_authority/* hookAuthority */.j)((0,parsers_node/* lastOf */.g1)(root, "hooks"), source, "can run a command in every session");
            },
        },
    ]);
    return {
        authority: [...rules.authority, ...hooks.authority, ...environments.authority],
        unjudged: [...rules.unjudged, ...hooks.unjudged, ...unknown, ...environments.unjudged],
    };
}
const shape = {
    events: "PreToolUse PostToolUse PermissionRequest SessionStart UserPromptSubmit Stop".split(" "),
    types: ["command", "prompt", "agent"],
    refusesRepeats: true,
};
function hooksFaultIn(root, source) {
    const keys = root.kind === "table" ? root.entries : [];
    const unknown = keys.find(({ name = "" }) => name !== "hooks" && name !== "description");
    const hooks = (0,parsers_node/* lastOf */.g1)(root, "hooks");
    const fault = (unknown && { what: `the unknown key \`${unknown.name ?? ""}\``, span: unknown.key.span }) ??
        (root.kind === "table" ? (0,hook_shape/* repeatIn */.z)(root, shape) : { what: "no object", span: root.span }) ??
        (hooks && (0,hook_shape/* hookFaultIn */.R)(hooks, shape));
    if (!fault)
        return [];
    const message = `has ${fault.what}, and because of it Codex runs no hook of this file, also none that guards tools`;
    return [{ message, at: { source, span: fault.span }, scope: "part" }];
}
async function readFolder(repo, root, ending, read) {
    const { files, unjudged } = (0,collect/* collectFiles */.C0)(repo, root, {
        isIncluded: (name) => ending.test(name),
        deep: false,
    });
    const { results, unjudged: unread } = await (0,collect/* readEach */.e2)(repo, files, read);
    return {
        authority: results.flatMap(({ authority }) => authority),
        unjudged: [...unjudged, ...unread, ...results.flatMap((result) => result.unjudged)],
    };
}
async function readEnvironment(source) {
    const root = await (0,_kit_toml/* tomlOf */.W)(source);
    if (root.kind === "problem") {
        const message = `cannot be read as TOML: ${root.message.replaceAll("\n", ", ")}`;
        return { authority: [], unjudged: [{ message, at: { source, span: root.span } }] };
    }
    const authority = (0,settings/* authorityFrom */.W5)(environmentRules, root, source);
    const known = [...environmentRules, ...harmlessEnvironment];
    return { authority, unjudged: (0,unknown_settings/* unknownSettings */.I3)(root, source, "Codex", known) };
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/codex/settings/keys.js
var keys = __webpack_require__(2455);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/layers.js
















async function readLayer(repo, name, folder, edition) {
    const read = await readConfig(repo, (0,repo_path/* join */.fj)(folder, "config.toml"));
    const discovery = await discover(repo, (0,repo_path/* join */.fj)(folder, "agents"), edition);
    return assemble({ repo, name, folder, edition }, read, discovery, await besideConfig(repo, folder));
}
async function readNamed(repo, path, edition) {
    const { kind } = repo.resolve(path);
    if (kind === "directory") {
        const holds = (name, kind) => repo.resolve((0,repo_path/* join */.fj)(path, name)).kind === kind;
        if (holds("config.toml", "file") || holds("agents", "directory"))
            return readLayer(repo, "project", path, edition);
    }
    const discovery = kind === "file" ? await discoverFile(repo, path, edition) : await discover(repo, path, edition);
    return assemble({ repo, name: "project", folder: path, edition }, { unjudged: [] }, discovery);
}
function toNothing(repo, resolution) {
    const link = (0,collect/* linkToNothingIn */.ki)(repo, resolution);
    return link === undefined ? undefined : { message: collect/* linkToNothing */.b9, at: (0,repo_text/* placeOfPath */.Es)(link) };
}
async function readConfig(repo, path) {
    const content = await repo.read(path);
    if (content.kind === "absent") {
        const unjudged = beyond(path, content.resolution) ?? toNothing(repo, content.resolution);
        if (unjudged)
            return { unjudged: [unjudged] };
        const none = content.resolution.kind === "missing" || content.resolution.kind === "not-a-directory";
        return none
            ? { unjudged: [] }
            : { unjudged: [], fault: (0,fault/* fault */.DG)("Other", "it cannot be read as a file", (0,repo_text/* placeOfPath */.Es)(path)) };
    }
    if (content.kind === "unjudged")
        return { unjudged: [{ message: content.problem, at: (0,repo_text/* startOf */.GH)(content.source) }] };
    const { source } = content;
    if (content.kind === "not-utf8")
        return { unjudged: [], fault: (0,fault/* fault */.DG)("Other", "it is not UTF-8", (0,repo_text/* startOf */.GH)(source)) };
    const root = await (0,_kit_toml/* tomlOf */.W)(source);
    if (root.kind === "problem")
        return {
            unjudged: [],
            fault: (0,fault/* fault */.DG)("ConfigTomlSyntax", `it is not TOML: ${oneLine(root.message)}`, (0,fault/* placeIn */.VV)(source, root)),
        };
    return root.kind === "table" ? { unjudged: [], config: { path, source, root } } : { unjudged: [] };
}
async function assemble({ repo, name, folder, edition }, read, discovery, beside = nothingBeside) {
    const { recent } = edition;
    const config = read.config && recent && name === "project" ? (0,authority/* withoutPersonal */.NR)(read.config) : read.config;
    const agentsFault = config && agentsFaultIn(config, edition);
    const stopping = read.fault ?? (edition.recent ? undefined : agentsFault) ?? discovery.fault;
    const mistyped = config ? (0,settings_merged/* faultsIn */.RP)(config, edition) : new Map();
    const shown = stopping ?? [...mistyped.values()][0];
    const tables = config ? await declaredIn(repo, config, edition, agentsFault) : { declared: [], unjudged: [] };
    const settings = layers_settingsOf(config, edition);
    const isPresent = () => config !== undefined || read.fault !== undefined || repo.resolve(folder).kind !== "missing";
    return {
        layer: {
            name,
            root: folder,
            status: shown ? "failed" : isPresent() ? "loaded" : "absent",
            ...(shown ? { problem: shown.problem } : {}),
            authority: [...settings.authority, ...beside.authority],
            ...governedBy(name, folder),
        },
        edition,
        folder,
        config,
        declared: tables.declared,
        discovered: discovery.files,
        asides: discovery.asides,
        unjudged: [...read.unjudged, ...settings.unjudged, ...beside.unjudged, ...discovery.unjudged, ...tables.unjudged],
        fault: stopping,
        mistyped,
    };
}
function governedBy(name, folder) {
    return name === "project" && (0,repo_path/* nameOf */.Vb)(folder) === ".codex" ? { governs: (0,repo_path/* directoryOf */.jt)(folder) } : {};
}
function layers_settingsOf(config, edition) {
    return config
        ? {
            authority: (0,authority/* authorityOf */.vO)(config.source, config.root, edition),
            unjudged: (0,keys/* unknownKeysIn */.Q)(config.source, config.root),
        }
        : nothingBeside;
}
function agentsIn({ root }) {
    return root.entries.find((entry) => entry.name === "agents")?.value;
}
function agentsFaultIn(config, edition) {
    const table = agentsIn(config);
    const refused = table && agentsShape(edition, table);
    if (!(refused instanceof decode/* DecodeError */.Xc))
        return undefined;
    const message = `it has an \`[agents]\` that cannot be read: ${refused.message}`;
    return (0,fault/* fault */.DG)("ConfigTomlDeserialize", message, (0,fault/* placeIn */.VV)(config.source, refused));
}
function agentsShape(edition, table) {
    const refused = (0,codex_settings/* agentsWith */.LG)((0,shapes/* agentSettingsOf */.Kv)(edition))(table, toml/* toml09Value */.hx);
    const names = edition.recent && table.kind === "table" ? table.entries.map(({ name }) => name) : [];
    return names.includes("max_threads") && names.includes("max_concurrent_threads_per_session")
        ? new decode/* DecodeError */.Xc("duplicate field `max_concurrent_threads_per_session`", table.span)
        : refused;
}
async function declaredIn(repo, config, edition, agentsFault) {
    const table = agentsIn(config);
    const settings = (0,shapes/* agentSettingsOf */.Kv)(edition);
    const declared = [];
    const unjudged = [];
    for (const { name, key, value } of table?.kind === "table" ? table.entries : []) {
        if (name === undefined || settings.has(name) || value.kind === "scalar")
            continue;
        const { role, problem } = await declaredRole(repo, config, name, (0,fault/* placeIn */.VV)(config.source, key), value, edition);
        declared.push(edition.recent && agentsFault ? { ...role, fault: role.fault ?? agentsFault } : role);
        if (problem)
            unjudged.push(problem);
    }
    return { declared: declared.sort((a, b) => (0,repo_path/* byBytes */.bg)(a.key, b.key)), unjudged };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/sessions.js






const nothing = { roles: new Map(), failures: [], warnings: [] };
async function openSessions(repo, where, edition) {
    const ground = await userLayers(repo, where.user, edition);
    const home = where.user && homeOf(where.user);
    const project = new Map();
    const chains = [];
    for (const start of where.starts) {
        const chain = [...ground];
        for (const directory of lineage(projectRoot(repo, where, ground, start), start)) {
            const folder = (0,repo_path/* join */.fj)(directory, ".codex");
            const resolution = repo.resolve(folder);
            if (resolution.kind === "missing" ||
                resolution.kind === "file" ||
                resolution.kind === "not-a-directory" ||
                resolution.kind === "loop")
                continue;
            if (resolution.kind === "directory" && home !== undefined && samePlace(repo, resolution.path, home))
                continue;
            const layer = project.get(folder) ?? (await readLayer(repo, "project", folder, edition));
            project.set(folder, layer);
            chain.push(layer);
        }
        chains.push(chain);
    }
    const named = [];
    for (const path of where.dirs) {
        if ([...project.values()].some((layer) => covers(repo, layer, path)))
            continue;
        const layer = await readNamed(repo, path, edition);
        named.push(layer);
        chains.push([...ground, layer]);
    }
    const layers = [...ground, ...[...project.values()].sort((a, b) => (0,repo_path/* byBytes */.bg)(a.folder, b.folder)), ...named];
    return { edition, layers, ...merge(layers, chains, edition) };
}
function merge(layers, chains, edition) {
    const candidates = new Map(layers.map((layer) => {
        const declared = layer.declared.map((role) => declaredCandidate(layer, role));
        return [layer, { declared, discovered: layer.discovered.map((file) => discoveredCandidate(layer, file)) }];
    }));
    const before = new Map();
    const after = new Map();
    const merged = chains.map((chain) => {
        let state = nothing;
        for (const layer of chain) {
            before.set(layer, state);
            const { declared, discovered } = candidates.get(layer) ?? { declared: [], discovered: [] };
            const next = after.get(layer) ?? addLayer(state, declared, discovered, edition);
            after.set(layer, next);
            state = next;
        }
        state = settled(state, edition);
        return {
            layers: chain,
            state,
            failures: [...failuresOf(chain, edition), ...state.failures],
            off: edition.recent ? (0,settings_merged/* switchedOff */.dw)(configsOf(chain)) : undefined,
        };
    });
    return { candidates, chains: merged, below: (layer) => before.get(layer) ?? nothing };
}
function failuresOf(chain, edition) {
    const configs = configsOf(chain);
    const wrong = (0,settings_merged/* wrongTogether */.IR)(configs, edition);
    const faults = chain.flatMap(({ fault, mistyped }) => [
        ...(fault ? [fault] : []),
        ...[...mistyped].flatMap(([key, mistake]) => (wrong.has(key) ? [mistake] : [])),
    ]);
    const together = [...wrong].filter(([key]) => !chain.some(({ mistyped }) => mistyped.has(key)));
    const refused = edition.recent ? (0,settings_merged/* refusedSetting */.bN)(configs) : undefined;
    return [
        ...faults,
        ...together.flatMap(([key, { message }]) => {
            const at = (0,effective/* settingAt */.OZ)(configs, key)?.at;
            return at ? [(0,fault/* fault */.DG)("ConfigTomlDeserialize", `together with the layers below, ${message}`, at)] : [];
        }),
        ...(refused ? [refused] : []),
    ].map((found) => ({ candidate: undefined, fault: found }));
}
function configsOf(chain) {
    return chain.flatMap(({ config }) => (config ? [config] : []));
}
async function userLayers(repo, user, edition) {
    const layers = [];
    const system = user?.system === undefined ? undefined : (0,repo_path/* join */.fj)(user.system, "etc/codex");
    const home = user && homeOf(user);
    if (system !== undefined && repo.resolve(system).kind === "directory")
        layers.push(await readLayer(repo, "system", system, edition));
    if (home !== undefined && repo.resolve(home).kind === "directory")
        layers.push(await readLayer(repo, "user", home, edition));
    return layers;
}
function homeOf({ codexHome, home }) {
    return codexHome ?? (home === undefined ? undefined : (0,repo_path/* join */.fj)(home, ".codex"));
}
function projectRoot(repo, where, ground, start) {
    const stated = (0,effective/* settingAt */.OZ)(configsOf(ground), "project_root_markers");
    const markers = stated ? (0,effective/* stringsOf */.iw)(stated.value) : [".git"];
    const isRoot = (directory) => markers.some((marker) => (marker === ".git" && where.repositoryRoots.includes(directory)) ||
        repo.resolve((0,repo_path/* join */.fj)(directory, marker)).kind !== "missing");
    for (let directory = start;; directory = (0,repo_path/* directoryOf */.jt)(directory)) {
        if (isRoot(directory))
            return directory;
        if (directory === "" || directory === "/" || directory === "~")
            return start;
    }
}
function lineage(top, bottom) {
    const line = [bottom];
    for (let directory = bottom; directory !== top && (0,repo_path/* isWithin */.UO)(directory, top);)
        line.unshift((directory = (0,repo_path/* directoryOf */.jt)(directory)));
    return line;
}
function samePlace(repo, real, path) {
    const resolution = repo.resolve(path);
    return resolution.kind === "directory" && resolution.path === real;
}
function covers(repo, { folder }, path) {
    const real = (at) => {
        const resolution = repo.resolve(at);
        return resolution.kind === "directory" || resolution.kind === "file" ? resolution.path : at;
    };
    const named = real(path);
    return named === real(folder) || (0,repo_path/* isWithin */.UO)(named, real((0,repo_path/* join */.fj)(folder, "agents")));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/skills.js







const own = ".codex/skills";
const places = [".agents/skills", own];
const skills_metadata = "agents/openai.yaml";
const skillPatterns = places.map((place) => `**/${place}/**/${skills_metadata}`);
async function readSkills(repo, starts) {
    const holders = repo.holding(".agents").filter((directory) => !repo.isUsers(directory));
    const layers = [];
    const unjudged = [];
    for (const governs of [...new Set([...starts, ...holders])].sort(repo_path/* byBytes */.bg))
        for (const place of places) {
            const root = (0,repo_path/* join */.fj)(governs, place);
            if (place === own && repo.resolve((0,repo_path/* directoryOf */.jt)(root)).kind !== "directory")
                continue;
            const read = await skills_readFolder(repo, root);
            (0,many/* append */.BC)(unjudged, read.unjudged);
            if (read.authority.length === 0)
                continue;
            layers.push({ name: "project", root, status: "loaded", authority: read.authority, governs });
        }
    return { layers, unjudged };
}
async function skills_readFolder(repo, root) {
    const found = (0,collect/* collectFiles */.C0)(repo, root, { isIncluded: (name) => name === (0,repo_path/* nameOf */.Vb)(skills_metadata), deep: true });
    const files = found.files.filter((path) => {
        const skill = (0,repo_path/* directoryOf */.jt)((0,repo_path/* directoryOf */.jt)(path));
        return path === (0,repo_path/* join */.fj)(skill, skills_metadata) && (0,collect/* mayBeFile */.r9)(repo, (0,repo_path/* join */.fj)(skill, "SKILL.md"));
    });
    const { results, unjudged } = await (0,collect/* readEach */.e2)(repo, files, (source, path) => readMetadata(source, (0,repo_path/* nameOf */.Vb)((0,repo_path/* directoryOf */.jt)((0,repo_path/* directoryOf */.jt)(path)))));
    return {
        authority: results.flatMap(({ authority }) => authority),
        unjudged: [...found.unjudged, ...unjudged, ...results.flatMap((read) => read.unjudged)],
    };
}
async function readMetadata(source, skill) {
    const { readSerdeYaml } = await Promise.all(/* import() */[__webpack_require__.e(2208), __webpack_require__.e(3375), __webpack_require__.e(1362)]).then(__webpack_require__.bind(__webpack_require__, 1362));
    const { node, problem } = readSerdeYaml(source.text, 0);
    const tools = (0,parsers_node/* listItems */.Dw)((0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(node, "dependencies"), "tools"));
    return {
        authority: tools.flatMap((tool) => serversIn(tool, source, skill)),
        unjudged: problem
            ? [{ message: `cannot be read as YAML: ${problem.message}`, at: { source, span: problem.span } }]
            : [],
    };
}
const ways = [
    ["command", "execute", "starts a server's command"],
    ["url", "network", "connects to a server"],
];
function serversIn(tool, source, skill) {
    if ((0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(tool, "type"))?.trim().toLowerCase() !== "mcp")
        return [];
    return ways.flatMap(([kind, capability, does]) => {
        const written = (0,parsers_node/* lastOf */.g1)(tool, kind);
        const value = (0,parsers_node/* textOf */.b6)(written);
        if (!written || value === undefined)
            return [];
        const at = (0,fault/* placeIn */.VV)(source, written);
        const name = (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(tool, "value")) ?? "";
        return [
            {
                setting: `dependencies.tools.${name}.${kind}`,
                value,
                effect: "widens",
                because: `${does} where a session uses the skill \`${skill}\`; a session with full access does not ask`,
                content: `${source.path} ${(0,settings/* contentOf */.$E)(tool, source)}`,
                may: [capability, "external"],
                ...(kind === "command" ? { names: (0,settings/* commandTexts */.Ot)(tool) } : {}),
                server: { name, kind, value, at },
                at,
            },
        ];
    });
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/index.js
var ci = __webpack_require__(2898);
// EXTERNAL MODULE: ./build/bundle/src/hosts/codex/launch.js
var launch = __webpack_require__(18394);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/codex/index.js









const codex_places = ["**/.codex/", "$CODEX_HOME/", "/etc/codex/"].flatMap((folder) => [
    `${folder}agents/**/*.toml`,
    `${folder}config.toml`,
    `${folder}hooks.json`,
    `${folder}rules/*.rules`,
    `${folder}environments/*.toml`,
]);
/* harmony default export */ const codex = ((0,host/* defineHost */.YB)({
    title: "Codex",
    url: "https://developers.openai.com/codex/subagents",
    editions: codex_edition/* editions */.S,
    formerEditions: { "2026-08": "0.169" },
    certainty: "measured",
    patterns: codex_places,
    detectionHints: skillPatterns.flatMap((path) => ["dependencies", "\\"].map((text) => ({ path, text }))),
    folders: folders,
    launch: launch.launch,
    load: (0,ci/* withLaunches */.AA)(launch.launch, async (repo, where, edition) => {
        const sessions = await openSessions(repo, where, (0,codex_edition/* editionOf */.y)(edition));
        const skills = await readSkills(repo, where.starts);
        if (sessions.layers.length + skills.layers.length + skills.unjudged.length === 0)
            return host/* absentLoad */._e;
        const items = itemsOf(repo, sessions);
        const failed = sessions.chains.find(({ failures }) => failures.length > 0)?.failures[0]?.fault.problem ??
            lostIn(items, sessions);
        const layers = [...sessions.layers.map(({ layer }) => layer), ...skills.layers];
        return {
            status: failed ? "failed" : layers.some(({ status }) => status !== "absent") ? "loaded" : "absent",
            ...(failed ? { problem: failed } : {}),
            layers: [builtinLayer, ...layers],
            items,
            unjudged: codex_once([...sessions.layers.flatMap(({ unjudged }) => unjudged), ...skills.unjudged]),
        };
    }),
}));
function lostIn(items, { chains }) {
    const always = new Set(chains.flatMap(({ off }) => (off?.always ? [off.problem] : [])));
    const lost = items.flatMap(({ verdict, files }) => verdict.kind === "lost" && files.length > 0 ? [verdict.problem] : []);
    return lost.find((problem) => always.has(problem));
}
function codex_once(problems) {
    const seen = new Set();
    return problems.filter(({ message, at }) => {
        const key = JSON.stringify([at.source.path, at.span.start, message]);
        return !seen.has(key) && seen.add(key);
    });
}


/***/ }),

/***/ 50717:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ wordsOf),
/* harmony export */   c: () => (/* binding */ lineOf)
/* harmony export */ });
function lineOf(words) {
    return words.map(quoted).join(" ");
}
function wordsOf(line) {
    return [...line.matchAll(/"((?:[^"\\]|\\[^])*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a?.replace(/\\(["\\])/g, "$1") ?? b ?? c ?? "");
}
function quoted(word) {
    if (word !== "" && !/[\s"']/.test(word))
        return word;
    return word.includes("'") ? `"${word.replace(/["\\]/g, "\\$&")}"` : `'${word}'`;
}


/***/ }),

/***/ 3641:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F0: () => (/* binding */ defaultEditionOf),
/* harmony export */   Us: () => (/* binding */ formerEdition),
/* harmony export */   YB: () => (/* binding */ defineHost),
/* harmony export */   _e: () => (/* binding */ absentLoad)
/* harmony export */ });
function defineHost(host) {
    return host;
}
function defaultEditionOf({ editions, defaultEdition }) {
    return defaultEdition ?? editions[0];
}
function formerEdition({ formerEditions = {} }, edition) {
    const successor = Object.hasOwn(formerEditions, edition) ? formerEditions[edition] : undefined;
    return successor === undefined ? undefined : `edition \`${edition}\` is now named \`${successor}\``;
}
const absentLoad = { status: "absent", layers: [], items: [], unjudged: [] };


/***/ })

};
;