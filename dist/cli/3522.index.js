"use strict";
exports.id = 3522;
exports.ids = [3522];
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

/***/ 62079:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ longListProblem)
/* harmony export */ });
function longListProblem(items, limit, what, source) {
    const first = items[limit];
    if (!first)
        return [];
    const message = `has ${items.length} ${what}, of which this tool checks only the first ${limit}; split the file`;
    return [{ message, at: { source, span: { start: first.span.start, end: first.span.start } } }];
}


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

/***/ 9120:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ opencode)
});

// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/memoize.js
var memoize = __webpack_require__(53797);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/sessions.js
var loading_sessions = __webpack_require__(59325);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/builtins.js
var builtins = __webpack_require__(35912);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(95885);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/builtins.js


const builtin = { name: "builtin", root: "", status: "loaded", authority: [] };
const agents = {
    1: [
        ["build", capability/* capabilities */.R7],
        ["plan", capability/* capabilities */.R7],
        ["general", capability/* capabilities */.R7],
        ["explore", ["read", "execute", "network"]],
    ],
    2: [
        ["build", capability/* capabilities */.R7],
        ["plan", ["read", "execute", "network", "delegate", "external"]],
        ["general", capability/* capabilities */.R7],
        ["explore", ["read", "network"]],
    ],
};
function builtins_builtins(edition) {
    return (0,builtins/* builtinsOf */.K)(builtin, agents[edition]);
}
const first = {
    plan: "!edit edit:.opencode/plans/*.md !task:general",
    explore: "!* grep glob list bash webfetch websearch read",
    compaction: "!*",
    title: "!*",
    summary: "!*",
};
const second = { ...first, plan: "!edit", explore: "!* grep glob webfetch websearch read" };
const kilo = {
    ...first,
    plan: "!* skill task !task:general read grep glob list bash webfetch websearch !edit edit:.kilo/plans/*.md edit:plans/*.md edit:.plans/*.md edit:.opencode/plans/*.md",
    explore: "!* grep glob list bash skill webfetch websearch read",
    ask: "!* read grep glob list bash skill webfetch websearch",
    orchestrator: "!* read grep glob list bash skill task webfetch websearch",
};
const rules = {
    opencode: { 1: first, 2: second },
    kilo: { 1: kilo, 2: kilo },
};
const names = {
    opencode: new Set("build plan general explore title summary compaction".split(" ")),
    kilo: new Set("code build plan ask debug orchestrator general explore title summary compaction".split(" ")),
};
function isBuiltin(name, { family }) {
    return names[family].has(name);
}
function builtinBelow(name, { edition, family }, at) {
    const known = rules[family][edition];
    const list = Object.hasOwn(known, name) ? known[name] : undefined;
    return list === undefined
        ? undefined
        : {
            name,
            rules: list.split(" ").map((word) => {
                const [action = "", resource = "*"] = word.replace("!", "").split(":");
                const effect = word.startsWith("!") ? "deny" : "allow";
                return { action, resource, effect, written: `${action}: ${effect}`, from: "default", at };
            }),
        };
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/opencode/commands.js
var opencode_commands = __webpack_require__(25161);
// EXTERNAL MODULE: ./build/bundle/src/repo/patterns.js
var patterns = __webpack_require__(13987);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/collect.js
var collect = __webpack_require__(77012);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/index.js + 1 modules
var settings = __webpack_require__(9009);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fixes/spelling.js
var spelling = __webpack_require__(31811);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/fields.js
var fields = __webpack_require__(22583);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/hosts/opencode/agent/document.js + 1 modules
var agent_document = __webpack_require__(45312);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/profile.js
var profile = __webpack_require__(66189);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/unknown-keys.js
var unknown_keys = __webpack_require__(60875);
// EXTERNAL MODULE: ./build/bundle/src/hosts/opencode/permissions/grants.js
var permissions_grants = __webpack_require__(77753);
// EXTERNAL MODULE: ./build/bundle/src/hosts/opencode/permissions/idle-rules.js
var idle_rules = __webpack_require__(74570);
// EXTERNAL MODULE: ./build/bundle/src/hosts/opencode/permissions/rules.js
var permissions_rules = __webpack_require__(8011);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/permissions/readers-only.js


const changing = [
    ["edit", "write"],
    ["bash", "execute"],
];
const reading = {
    title: 'permission: { "*": deny, read: allow, glob: allow, grep: allow }',
    safe: false,
    edits: [],
};
function readersOnly(agent, excess = []) {
    if (excess.some((capability) => !changing.some(([, changed]) => changed === capability)))
        return reading;
    const { own, grants } = agent;
    const open = changing.flatMap(([action, capability]) => own.length === 0 || grants.some((grant) => grant.capability === capability && grant.scope === null) ? [action] : []);
    if (open.length === 0)
        return reading;
    const rules = open.map((action) => ({ action, rule: (0,permissions_rules/* outcomeOf */.sG)(action, own).rule }));
    const replaced = rules.flatMap(({ action, rule }) => (rule?.action === action ? [replacing(rule)] : []));
    const missing = rules.flatMap(({ action, rule }) => (rule?.action === action ? [] : [action]));
    const steps = [...replaced, ...(missing.length > 0 ? [adding(missing, agent)] : [])];
    const edits = steps.flatMap(({ edit }) => edit ?? []);
    return {
        title: steps.map(({ title }) => title).join(", "),
        safe: false,
        edits: edits.length === steps.length ? edits : [],
    };
}
function replacing({ at, written, action }) {
    const text = at.source.text.slice(at.span.start, at.span.end);
    const denied = text.replace(/\b(?:allow|ask)\b/, "deny").replace(/\btrue\b/i, "false");
    return {
        title: written.startsWith(`${action}.`)
            ? `${action}: { "*": deny }`
            : written.replace(/: (?:allow|ask)$/, ": deny").replace(/: true$/i, ": false"),
        edit: denied === text ? undefined : { at, text: denied },
    };
}
function adding(actions, { table, source, isFile }) {
    const permission = (0,parsers_node/* valueOf */.RP)(table, "permission");
    const rules = actions.map((action) => `${action}: deny`).join(", ");
    const whole = `permission: { ${rules} }`;
    const { start } = table.span;
    if (!permission) {
        const isLine = isFile && source.text[start - 1] === "\n" && table.entries.length > 0;
        return { title: whole, edit: isLine ? { at: placeIn(source, start, start), text: `${whole}\n` } : undefined };
    }
    if (permission.kind === "scalar")
        return { title: whole, edit: isFile ? { at: { source, span: permission.span }, text: `{ ${rules} }` } : undefined };
    if (permission.kind === "table" && permission.entries.some(({ name }) => actions.some((action) => action === name)))
        return { title: `${rules} as the last of \`permission\``, edit: undefined };
    return { title: rules, edit: appending(actions, permission, source, isFile) };
}
function appending(actions, permission, source, isFile) {
    const last = permission.kind === "table" ? permission.entries.at(-1) : undefined;
    if (!last || last.key.span.start < permission.span.start || last.value.span.start < last.key.span.end)
        return undefined;
    const isFlow = source.text[permission.span.start] === "{";
    const { end } = last.value.span;
    const at = placeIn(source, end, end);
    if (isFlow) {
        const quote = isFile ? "" : '"';
        return { at, text: actions.map((action) => `, ${quote}${action}${quote}: ${quote}deny${quote}`).join("") };
    }
    const indent = /[^\n]*$/.exec(source.text.slice(0, last.key.span.start))?.[0] ?? "";
    if (/\S/.test(indent) || source.text[end - 1] === "\n")
        return undefined;
    return { at, text: actions.map((action) => `\n${indent}${action}: deny`).join("") };
}
function placeIn(source, start, end) {
    return { source, span: { start, end } };
}

// EXTERNAL MODULE: ./build/bundle/src/repo/spelling.js
var repo_spelling = __webpack_require__(26782);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/agent/schema.js



const isBytes = (node) => node.kind === "scalar" && node.tag === "tag:yaml.org,2002:binary";
const isDate = (node) => node.kind === "scalar" && typeof node.value === "object" && node.value !== null;
const schema_text = {
    schema: { type: "string" },
    is: (node) => (0,parsers_node/* isText */.KH)(node) && !isBytes(node),
    words: "text",
};
const yesNo = {
    schema: { type: "boolean" },
    choice: ["true", "false"],
    is: (node) => node.kind === "scalar" && typeof node.value === "boolean",
    words: "`true` or `false`",
};
const decimal = {
    schema: { type: "number" },
    is: (node) => node.kind === "scalar" && typeof node.value === "number" && Number.isFinite(node.value),
    words: "a number",
};
const count = {
    schema: { type: "integer", minimum: 1 },
    is: (node) => node.kind === "scalar" && typeof node.value === "number" && Number.isSafeInteger(node.value) && node.value > 0,
    words: "a whole number above zero",
};
const mapping = {
    schema: { type: "object" },
    is: (node) => node.kind === "table" || isDate(node) || isBytes(node),
    words: "a mapping",
};
const modes = ["subagent", "primary", "all"];
const mode = {
    schema: { type: "string", enum: modes },
    choice: modes,
    is: (node) => (0,parsers_node/* isText */.KH)(node) && node.kind === "scalar" && modes.includes(node.text),
    words: "`subagent`, `primary` or `all`",
};
const color = {
    schema: { type: "string", pattern: "^(?:#[0-9a-fA-F]{6}|primary|secondary|accent|success|warning|error|info)$" },
    is: (node) => (0,parsers_node/* isText */.KH)(node) &&
        node.kind === "scalar" &&
        /^(?:#[0-9a-fA-F]{6}|primary|secondary|accent|success|warning|error|info)$/.test(node.text),
    words: "a colour such as `#ff5733` or one of the theme's names",
};
const switches = {
    schema: { type: "object", additionalProperties: { type: "boolean" } },
    choice: ["true", "false"],
    wrongPart: (node) => {
        const wrong = node.kind === "table" ? node.entries.find(({ value }) => !yesNo.is(value)) : undefined;
        return wrong && { path: [wrong.name ?? ""], node: wrong.value, words: yesNo.words };
    },
    is: (node) => isDate(node) || (node.kind === "table" && node.entries.every(({ value }) => yesNo.is(value))),
    words: "a mapping of tools to `true` or `false`",
};
const whole = new Set(["question", "todowrite", "webfetch", "websearch", "doom_loop"]);
const effects = ["allow", "ask", "deny"];
const effect = { type: "string", enum: effects };
const effectWords = "`allow`, `ask` or `deny`";
const permissionOf = (isWord) => ({
    schema: {
        anyOf: [
            effect,
            {
                type: "object",
                additionalProperties: { anyOf: [effect, { type: "object", additionalProperties: effect }] },
            },
        ],
    },
    choice: effects,
    is: (node) => wrongPermission(node, isWord) === undefined,
    wrongPart: (node) => wrongPermission(node, isWord),
    words: `${effectWords}, or a mapping of tools or of their patterns to these`,
});
function wrongPermission(node, isWord) {
    if (isWord(node) || isDate(node))
        return undefined;
    if (node.kind !== "table")
        return { path: [], node, words: `${effectWords}, or a mapping of tools or of their patterns to these` };
    for (const { name = "", value } of node.entries) {
        if (isWord(value))
            continue;
        if (whole.has(name))
            return { path: [name], node: value, words: effectWords };
        if (isDate(value))
            continue;
        if (value.kind !== "table")
            return { path: [name], node: value, words: `${effectWords}, or a mapping of patterns to these` };
        const inner = value.entries.find((entry) => !isWord(entry.value));
        if (inner)
            return { path: [name, inner.name ?? ""], node: inner.value, words: effectWords };
    }
    return undefined;
}
const isEffect = (node) => (0,permissions_rules/* effectOf */.$x)(node) !== undefined;
const permission = permissionOf(isEffect);
const permissions = {
    is: (node) => node.kind === "list" &&
        node.items.every((item) => {
            const [action, resource] = [(0,parsers_node/* valueOf */.RP)(item, "action"), (0,parsers_node/* valueOf */.RP)(item, "resource")];
            return (action !== undefined &&
                resource !== undefined &&
                (0,parsers_node/* isText */.KH)(action) &&
                (0,parsers_node/* isText */.KH)(resource) &&
                (0,permissions_rules/* effectOf */.$x)((0,parsers_node/* valueOf */.RP)(item, "effect")) !== undefined);
        }),
    words: "a list of `{action, resource, effect}` with the effects `allow`, `ask` and `deny`",
};
const oldKeys = {
    name: { is: () => true, words: "anything" },
    model: schema_text,
    variant: schema_text,
    temperature: decimal,
    top_p: decimal,
    prompt: schema_text,
    tools: switches,
    disable: yesNo,
    description: schema_text,
    mode,
    hidden: yesNo,
    options: mapping,
    color,
    steps: count,
    maxSteps: count,
    permission,
};
const kiloKeys = {
    ...oldKeys,
    displayName: schema_text,
    source: schema_text,
    permission: permissionOf((node) => isEffect(node) || (node.kind === "scalar" && node.value === null)),
};
function isModel(text) {
    return /^[^/#]+\/[^#]+(?:#[^#]+)?$/.test(text);
}
const nativeKeys = {
    model: { is: (node) => schema_text.is(node) || node.kind === "table", words: "text or a mapping" },
    variant: schema_text,
    request: mapping,
    system: schema_text,
    description: schema_text,
    mode,
    hidden: yesNo,
    color,
    steps: count,
    disabled: yesNo,
    permissions,
};
const nativeEntryKeys = {
    ...nativeKeys,
    model: {
        is: (node) => (node.kind === "scalar" ? (0,parsers_node/* isText */.KH)(node) && isModel(node.text) : node.kind === "table"),
        words: "`provider/model`",
    },
    color: {
        is: (node) => node.kind === "scalar" && /^#[0-9a-fA-F]{6}$/.test(node.text),
        words: "a colour such as `#ff5733`",
    },
};
const emptyInKilo = new Set("permission description model variant temperature top_p steps prompt name".split(" "));
function schemaRefusal(table, keys, mayBeEmpty) {
    return schemaRefusals(table, keys, mayBeEmpty, 1)[0];
}
function schemaRefusals(table, keys, mayBeEmpty = new Set(), most = 20) {
    const found = [];
    for (const { name = "", value } of table.entries) {
        if (found.length === most)
            break;
        const type = Object.hasOwn(keys, name) ? keys[name] : undefined;
        if (mayBeEmpty.has(name) && value.kind === "scalar" && value.value === null)
            continue;
        if (type && !type.is(value))
            found.push(faultOf(name, value, type));
    }
    return found;
}
const longestShown = 60;
function faultOf(name, value, type) {
    const { path, node, words } = type.wrongPart?.(value) ?? { path: [], node: value, words: type.words };
    const key = [name, ...path.map((part) => part.slice(0, longestShown))].join(".");
    const message = `\`${key}\` is not ${words}`;
    const what = node.kind === "scalar" && type.choice ? node.text : "";
    const meant = what === "" ? undefined : (0,repo_spelling/* nearest */.pA)(what, type.choice ?? []);
    return meant === undefined || meant === what
        ? { kind: "problem", message, span: node.span }
        : { kind: "problem", message: `${message}; did you mean \`${meant}\`?`, span: node.span, what, meant };
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/opencode/permissions/tools.js
var tools = __webpack_require__(39039);
// EXTERNAL MODULE: ./build/bundle/src/hosts/opencode/permissions/unknown-names.js
var unknown_names = __webpack_require__(55183);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/agent/profile.js














const rulesByName = { takes: ({ kind }) => kind !== "list", called: "a mapping of names to rules" };
const oldKnown = {
    keys: new Set(Object.keys(oldKeys)),
    own: { tools: "permission", denied: "permission", mode: "permission", turns: "steps" },
    ignores: true,
    forms: { permission: rulesByName },
};
const nativeKnown = {
    keys: new Set(Object.keys(nativeKeys)),
    own: { tools: "permissions", denied: "permissions", mode: "permissions", turns: "steps" },
    ignores: true,
};
function readProfile(written) {
    const { table, source, shape, edition, id, at, paths = [] } = written;
    const home = { source, span: { start: at.span.start, end: at.span.start } };
    const text = (key) => (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, key), source, home);
    const rules = shape === "old" ? (0,permissions_rules/* oldRules */.pQ)(table, source, "profile") : (0,permissions_rules/* nativeRules */.vt)(table, source, "profile");
    const own = shape === "old" && edition === "2" ? rules.map(tools/* withNewName */.Ii) : rules;
    const name = nameOf(written);
    const key = written.body ? ((0,fact/* known */.eO)(name) ?? id) : id;
    const below = {
        builtin: builtinBelow(key, written, home),
        sessions: written.sessions,
        key: shape === "old" ? "permission" : "permissions",
    };
    const grants = (0,permissions_grants/* grantsFrom */.Kj)(own, below, edition, home);
    const isFile = written.body !== undefined;
    return (0,profile/* profileFrom */.A)({
        home,
        name,
        description: text("description"),
        ...(isDescribedElsewhere(written, key) || (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(table, "mode")) === "primary"
            ? { needsNoDescription: true }
            : {}),
        model: text("model"),
        grants,
        ...deniedBy(own, edition),
        rules: (0,permissions_grants/* callRulesOf */.b1)(own, below, home),
        ...(shape === "old"
            ? {
                onlyTools: (_, excess) => readersOnly({ table, source, own: rules, grants: (0,fact/* known */.eO)(grants) ?? [], isFile }, excess),
            }
            : {}),
        mayStart: (0,permissions_grants/* startsOf */.jb)(own, below, edition, home),
        paths,
        bypasses: [...(0,permissions_grants/* bypassesOf */.WQ)(own, below, edition, home), ...unhonoured(table, source, shape)],
        ineffective: [
            ...unknownKeys(table, source, shape),
            ...(0,idle_rules/* ineffectiveRules */.UI)((0,idle_rules/* idleRules */.q1)(own, below, edition, home)),
            ...(shape === "old" ? (0,idle_rules/* idleTools */.Wn)(table, source, rules, below) : []),
            ...wrongModel(written),
            ...ignoredName(written),
            ...ignoredPrompt(written),
        ],
        ...promptIn(written, below, home),
        native: written.loads ? () => (0,parsers_node/* jsonOf */.o_)(table) : undefined,
    });
}
function isDescribedElsewhere(written, key) {
    return isBuiltin(key, written) || written.sessions.every(({ isDescribed }) => isDescribed);
}
function deniedBy(own, edition) {
    const denied = own.flatMap(({ effect, resource, action }) => (effect === "deny" && resource === "*" ? [action] : []));
    return denied.length > 0 && !denied.some((action) => (0,unknown_names/* matchesKnown */.TZ)(action, edition))
        ? { denied, deniedCertainty: "assumed" }
        : { denied };
}
function nameIn(table) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "name");
    if (!node)
        return undefined;
    if (node.kind === "scalar")
        return node.value === null ? "null" : node.text;
    return node.kind === "list" ? node.items.map((item) => (0,parsers_node/* textOf */.b6)(item) ?? "").join(",") : "[object Object]";
}
function nameOf({ table, source, edition, id, at, body }) {
    const node = edition === "1" ? (0,parsers_node/* valueOf */.RP)(table, "name") : undefined;
    const isNothing = !body && node?.kind === "scalar" && node.value === null;
    const name = node && !isNothing ? nameIn(table) : undefined;
    return node && name !== undefined ? (0,fact/* stated */.Eo)(name, { source, span: node.span }) : (0,fact/* stated */.Eo)(id, at);
}
function promptIn(written, { builtin }, home) {
    const { body, shape } = written;
    return {
        ...(body && !builtin ? {} : { hasDefaultPrompt: true }),
        prompt: body ?? promptOf(written, shape === "old" ? "prompt" : "system", home),
    };
}
function promptOf({ table, source, paths = [], files, original }, key, home) {
    const node = (0,parsers_node/* valueOf */.RP)(table, key);
    if (node?.kind !== "scalar" || (0,parsers_node/* isEmptyValue */.Po)(node))
        return (0,profile/* noPrompt */.O)(home);
    const at = { source, span: node.span };
    const name = /^\s*\{file:([^}]+)\}\s*$/.exec((0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(original, key)) ?? "")?.[1];
    if (name === undefined)
        return { source: "inline", path: null, text: node.text, at };
    const content = files?.get(name);
    if (content)
        return { source: "file", path: content.path, text: content.text.trim(), at: (0,repo_text/* startOf */.GH)(content) };
    const reach = paths.find(({ value }) => value === name.trim())?.reach;
    return { source: "file", path: reach?.kind === "inside" ? reach.path : null, text: "", at };
}
function unknownKeys(table, source, shape) {
    const known = shape === "old" ? oldKnown : nativeKnown;
    const foreign = shape === "old" ? nativeKnown : oldKnown;
    return (0,unknown_keys/* unknownKeysIn */.QU)(table, source, known).map((unknown) => {
        if (unknown.what === "permissions" ||
            unknown.what === "permission" ||
            (unknown.what === "tools" && shape === "native")) {
            const key = shape === "old"
                ? table.entries.find(({ name }) => name !== undefined && !nativeKnown.keys.has(name))?.name
                : undefined;
            const why = key === undefined
                ? "unknown key in settings of this shape"
                : `\`${key}\` selects the first edition's shape, which has no such key and passes it to the model's provider`;
            return { ...unknown, kind: "limit", because: `${why}, so it limits nothing` };
        }
        if (unknown.kind === "limit" || unknown.kind === "value")
            return shape === "old"
                ? {
                    ...unknown,
                    because: unknown.because.replace("unknown key", "unknown key, which is passed to the model's provider"),
                }
                : unknown;
        if (foreign.keys.has(unknown.what))
            return { ...unknown, kind: "value", because: "unknown key in settings of this shape" };
        return shape === "old" ? { ...unknown, because: "unknown key, which is passed to the model's provider" } : unknown;
    });
}
function unhonoured(table, source, shape) {
    return (0,unknown_keys/* unhonouredModesIn */.dI)(table, source, shape === "old" ? oldKnown : nativeKnown).filter(({ setting }) => !/^permissions?$/.test((0,unknown_keys/* normalizedKey */.pj)(setting)));
}
function wrongModel({ table, source, family }) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "model");
    const text = (0,parsers_node/* textOf */.b6)(node);
    if (!node || text === undefined || (0,parsers_node/* isEmptyValue */.Po)(node) || isModel(text))
        return [];
    const because = `it is not \`provider/model\`, so ${family === "kilo" ? "Kilo" : "opencode"} reads it as a provider without a model`;
    return [{ kind: "value", what: `model: ${text}`, because, at: { source, span: node.span }, varies: text }];
}
function ignoredPrompt({ table, source, shape, body }) {
    const key = shape === "old" ? "prompt" : "system";
    const entry = (0,parsers_node/* entryOf */.Ms)(table, key);
    if (!body || !entry)
        return [];
    return [
        {
            kind: "value",
            what: key,
            because: "the prompt is the text below the frontmatter; write it there, and remove the key",
            at: { source, span: entry.key.span },
            cause: key,
            ...(shape === "old" ? {} : { certainty: "documented" }),
        },
    ];
}
function ignoredName({ table, source, edition, id, body }) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "name");
    if (!node)
        return [];
    const at = { source, span: node.span };
    const what = `name: ${(0,parsers_node/* textOf */.b6)(node) ?? "…"}`;
    if (edition === "2")
        return (0,parsers_node/* isEmptyValue */.Po)(node) || (0,parsers_node/* textOf */.b6)(node) === id
            ? []
            : [
                {
                    kind: "value",
                    what,
                    because: "edition 2 takes the name from the file's path",
                    at,
                    varies: (0,parsers_node/* textOf */.b6)(node) ?? "…",
                },
            ];
    const isText = node.kind === "scalar" && (node.value === null || typeof node.value === "string");
    if (isText || !body)
        return [];
    return [
        { kind: "value", what, because: "it is not text, so the list of agents cannot be shown; put it in quotes", at },
    ];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/agent/file.js









const noRules = new Map();
async function draftOf(file) {
    const { source, reader, layer } = file;
    const edition = reader.family === "kilo" ? "1" : reader.edition;
    if (source.text === "" && edition === "2") {
        const problem = problemAt(source, { start: 0, end: 0 }, "it is empty", "document");
        const empty = { layer, files: [source.path], verdict: { kind: "dropped", problem } };
        return { key: undefined, rules: noRules, finish: () => empty };
    }
    const document = await (0,agent_document/* readDocument */.u)(source.text);
    const shape = shapeOf(document.table, edition);
    const refusal = refusalIn(document, shape, file);
    const profileIn = (sessions) => profileOf(document, file, shape, sessions, !refusal);
    return refusal ? refusedDraft(file, refusal, profileIn) : takenDraft(document, file, shape, profileIn);
}
function refusedDraft({ source, layer, reader }, refusal, profileIn) {
    const { kind, problem, keepsLimits } = refusal;
    const isFatal = kind === "rejected" && reader.family === "opencode";
    return {
        key: undefined,
        rules: noRules,
        finish: (sessions) => {
            const profile = profileIn(sessions);
            return {
                layer,
                files: [source.path],
                verdict: { kind, problem },
                profile: keepsLimits ? profile : { ...profile, ineffective: [] },
            };
        },
        ...(isFatal ? { fatal: problem } : {}),
    };
}
function takenDraft(document, file, shape, profileIn) {
    const { source, layer, id, reader } = file;
    const isFirst = reader.family === "kilo" || reader.edition === "1";
    const off = offOf(document.table, shape, source);
    const leniency = leniencyOf(document, file);
    return {
        key: isFirst ? (nameIn(document.table) ?? id) : id,
        rules: isFirst ? (0,permissions_rules/* ruleMapOf */.iN)(document.table, source, "profile") : noRules,
        isDescribed: isDescribed(document.table),
        isOff: off?.isOff,
        ...(off?.problem ? { off: off.problem } : {}),
        finish: (sessions) => {
            const profile = profileIn(sessions);
            const item = { layer, files: [source.path], profile };
            const problem = isFirst ? offIn(sessions) : off?.problem;
            if (problem)
                return { ...item, profile: unneeded(profile), verdict: { kind: "dropped", problem } };
            return { ...item, verdict: { kind: "loaded" }, ...(leniency ? { leniency } : {}) };
        },
    };
}
function unneeded(profile) {
    return { ...profile, needsNoDescription: true };
}
function isDescribed(table) {
    return ((0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(table, "description")) ?? "").trim() !== "";
}
function offIn(sessions) {
    return sessions.every(({ off }) => off) ? sessions[0]?.off : undefined;
}
function problemAt(source, span, message, kind) {
    return { message, at: { source, span }, ...(kind === undefined ? {} : { kind }) };
}
function hostOf({ family }) {
    return family === "kilo" ? "Kilo" : "opencode";
}
function shapeOf(table, edition) {
    const hasForeignKey = () => table.entries.some(({ name }) => name !== undefined && !nativeKnown.keys.has(name));
    return edition === "1" || hasForeignKey() ? "old" : "native";
}
function refusalIn({ table, fault }, shape, file) {
    const { source, reader } = file;
    if (fault?.kind === "ignored")
        return undefined;
    if (fault?.kind === "dropped") {
        const host = hostOf(reader);
        const message = `${whyIgnored(fault.problem.message)}, even after ${host} rewrote values with a colon. If the same process reads the text again, ${host} loads the agent without its limits`;
        return { kind: "dropped", problem: problemAt(source, fault.problem.span, message), keepsLimits: true };
    }
    const isFirst = reader.family === "kilo" || reader.edition === "1";
    if (isFirst && nameIn(table) === "__proto__")
        return { kind: "dropped", problem: problemAt(source, table.span, "no agent can have the name `__proto__`") };
    return wrongKeyIn(table, shape, file);
}
function wrongKeyIn(table, shape, { source, reader }) {
    const isKilo = reader.family === "kilo";
    const oldKind = isKilo ? kiloKeys : oldKeys;
    const [found, ...others] = schemaRefusals(table, shape === "old" ? fileKeys(oldKind) : nativeKeys, isKilo ? emptyInKilo : new Set());
    if (!found)
        return undefined;
    const isSilent = reader.folder === "modes" || (!isKilo && reader.edition === "2");
    const related = others.map(({ message, span }) => ({ message, at: { source, span } }));
    const fix = (0,spelling/* respelledFix */.cq)(source, [found, ...others]);
    const problem = {
        ...problemAt(source, found.span, found.message),
        ...(related.length > 0 ? { related } : {}),
        ...(fix ? { fixes: [fix] } : {}),
    };
    return { kind: isSilent ? "dropped" : "rejected", problem };
}
function fileKeys(keys) {
    return Object.fromEntries(Object.entries(keys).filter(([key]) => key !== "prompt"));
}
function offOf(table, shape, source) {
    const key = shape === "old" ? "disable" : "disabled";
    const value = table.entries.find(({ name }) => name === key)?.value;
    if (value?.kind !== "scalar" || typeof value.value !== "boolean")
        return undefined;
    return value.value
        ? { isOff: true, problem: problemAt(source, value.span, `\`${key}: true\` switches it off`, "document") }
        : { isOff: false };
}
function whyIgnored(message) {
    return `the frontmatter is not YAML: ${message}`;
}
function leniencyOf({ fault }, { source }) {
    if (!fault)
        return undefined;
    const as = fault.kind === "repaired"
        ? "with its limits only the first time that a process reads the text, and without them after that"
        : "without its frontmatter, so with every tool and the whole file as its prompt";
    return { ...problemAt(source, fault.problem.span, whyIgnored(fault.problem.message), "strict-readers"), as };
}
const limits = new Set(["permission", "permissions", "tools", "disable", "disabled"]);
function profileOf(document, file, shape, sessions, loads) {
    const { source, id, reader } = file;
    const { fault, table } = document;
    const written = {
        table,
        source,
        shape,
        edition: reader.family === "kilo" ? "1" : reader.edition,
        family: reader.family,
        id,
        at: (0,repo_text/* startOf */.GH)(source),
        sessions: fault ? [...sessions, ...sessions.map(({ above }) => ({ above, own: [] }))] : sessions,
        body: (0,fields/* bodyPrompt */.$c)(source, document.body),
        loads,
    };
    const profile = withProgram(readProfile(written), document, file);
    if (!fault)
        return profile;
    const home = (0,repo_text/* startOf */.GH)(source);
    const because = `${whyIgnored(fault.problem.message)}, so ${fault.kind === "repaired" ? "its limits hold only the first time that a process reads the text" : "no limit in it holds"}`;
    return {
        ...profile,
        grants: (0,fact/* implied */.TU)((0,fact/* known */.eO)(profile.grants) ?? [], home, because),
        denied: [],
        ineffective: [...profile.ineffective, ...lostLimits(document.meant ?? table, source, because)],
    };
}
function lostLimits({ entries }, source, because) {
    return entries.flatMap(({ name, key }) => name !== undefined && limits.has(name)
        ? [{ kind: "limit", what: name, because, at: { source, span: key.span }, cause: "frontmatter" }]
        : []);
}
function withProgram(profile, { program }, { source, reader }) {
    if (!program)
        return profile;
    const at = { source, span: program };
    return {
        ...profile,
        extraGrants: [{ tool: "frontmatter", capability: "execute", scope: null, at }],
        bypasses: [
            ...profile.bypasses,
            {
                setting: "frontmatter",
                value: source.text.slice(program.start, program.end).trim(),
                effect: "bypass",
                because: `is JavaScript, which ${hostOf(reader)} runs without asking as soon as it reads the file`,
                at,
            },
        ],
    };
}

// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js + 2 modules
var json = __webpack_require__(45433);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/settings/schema.js


const hasVariable = (node) => (0,parsers_node/* isText */.KH)(node) && node.kind === "scalar" && node.text.includes("{env:");
const oneOf = (...words) => ({
    is: (node) => hasVariable(node) || ((0,parsers_node/* isText */.KH)(node) && node.kind === "scalar" && words.includes(node.text)),
    words: `${words.length > 1 ? "one of " : ""}${words.map((word) => `\`${word}\``).join(", ")}`,
});
const either = (words, ...types) => ({
    is: (node) => types.some((type) => type.is(node)),
    words,
});
const listOf = (words, type) => ({
    is: (node) => node.kind === "list" && node.items.every((item) => type.is(item)),
    words,
});
const mapOf = (words, type) => ({
    is: (node) => node.kind === "table" && node.entries.every(({ value }) => type.is(value)),
    words,
});
const schema_fields = (words, keys, needed = []) => ({
    is: (node) => node.kind === "table" &&
        schemaRefusal(node, keys) === undefined &&
        needed.every((key) => node.entries.some(({ name }) => name === key)),
    words,
});
const wholeNumber = {
    is: (node) => node.kind === "scalar" && typeof node.value === "number" && Number.isSafeInteger(node.value) && node.value >= 0,
    words: "a whole number",
};
const off = { is: (node) => node.kind === "scalar" && node.value === false, words: "`false`" };
const texts = listOf("a list of texts", schema_text);
const textMap = mapOf("a mapping of texts", schema_text);
const agentKeys = Object.fromEntries(Object.entries(oldKeys).map(([key, type]) => {
    const read = (node) => (key === "permission" ? withWords(node) : node);
    const { is, wrongPart } = type;
    return [
        key,
        {
            ...type,
            is: (node) => hasVariable(node) || is(read(node)),
            ...(wrongPart ? { wrongPart: (node) => wrongPart(read(node)) } : {}),
        },
    ];
}));
const agent = schema_fields("an agent whose keys have the right types", agentKeys);
const schema_agents = mapOf("a mapping of agents whose keys have the right types", agent);
const oauth = schema_fields("…", {
    clientId: schema_text,
    clientSecret: schema_text,
    scope: schema_text,
    callbackPort: count,
    redirectUri: schema_text,
});
const server = either("a server with `type: local` and a list `command`, with `type: remote` and a `url`, or `enabled` alone", schema_fields("…", { type: oneOf("local"), command: texts, cwd: schema_text, environment: textMap, enabled: yesNo, timeout: count }, ["type", "command"]), schema_fields("…", {
    type: oneOf("remote"),
    url: schema_text,
    enabled: yesNo,
    headers: textMap,
    oauth: either("…", oauth, off),
    timeout: count,
}, ["type", "url"]), schema_fields("…", { enabled: yesNo }, ["enabled"]));
const command = schema_fields("…", { template: schema_text, description: schema_text, agent: schema_text, model: schema_text, variant: schema_text, subtask: yesNo }, ["template"]);
const formatter = schema_fields("…", { disabled: yesNo, command: texts, environment: textMap, extensions: texts });
const languageServer = either("…", { is: (node) => literal((0,parsers_node/* lastOf */.g1)(node, "disabled")) === true, words: "…" }, schema_fields("…", { command: texts, extensions: texts, disabled: yesNo, env: textMap, initialization: mapping }, [
    "command",
]));
const provider = schema_fields("…", {
    api: schema_text,
    name: schema_text,
    env: texts,
    id: schema_text,
    npm: schema_text,
    whitelist: texts,
    blacklist: texts,
    options: schema_fields("…", { apiKey: schema_text, baseURL: schema_text, enterpriseUrl: schema_text, setCacheKey: yesNo }),
    models: mapOf("…", mapping),
});
const schema_plugin = either("…", schema_text, {
    is: (node) => node.kind === "list" && node.items.length === 2 && node.items[0] !== undefined && (0,parsers_node/* isText */.KH)(node.items[0]),
    words: "…",
});
const reference = either("…", schema_text, schema_fields("…", { repository: schema_text, branch: schema_text, path: schema_text }));
const keys = {
    $schema: schema_text,
    shell: schema_text,
    logLevel: oneOf("DEBUG", "INFO", "WARN", "ERROR"),
    server: schema_fields("a mapping of the server's settings", {
        port: count,
        hostname: schema_text,
        mdns: yesNo,
        mdnsDomain: schema_text,
        cors: texts,
    }),
    command: mapOf("a mapping of commands, each with a `template`", command),
    skills: schema_fields("a mapping with lists `paths` and `urls`", { paths: texts, urls: texts }),
    references: mapOf("a mapping of references", reference),
    reference: mapOf("a mapping of references", reference),
    watcher: schema_fields("a mapping with a list `ignore`", { ignore: texts }),
    snapshot: yesNo,
    plugin: listOf("a list of plugins, each a text or a pair of a text and its options", schema_plugin),
    share: oneOf("manual", "auto", "disabled"),
    autoshare: yesNo,
    autoupdate: either("`true`, `false` or `notify`", yesNo, oneOf("notify")),
    disabled_providers: texts,
    enabled_providers: texts,
    model: schema_text,
    small_model: schema_text,
    default_agent: schema_text,
    subagent_depth: wholeNumber,
    username: schema_text,
    mode: schema_agents,
    agent: schema_agents,
    provider: mapOf("a mapping of providers whose keys have the right types", provider),
    mcp: mapOf(server.words, server),
    formatter: either("`true`, `false` or a mapping of formatters", yesNo, mapOf("…", formatter)),
    lsp: either("`true`, `false` or a mapping of language servers", yesNo, mapOf("…", languageServer)),
    instructions: texts,
    layout: oneOf("auto", "stretch"),
    permission: agentKeys["permission"] ?? permission,
    tools: switches,
    attachment: schema_fields("a mapping of the settings of images", { image: mapping }),
    enterprise: schema_fields("a mapping with a text `url`", { url: schema_text }),
    tool_output: schema_fields("a mapping of whole numbers", { max_lines: count, max_bytes: count }),
    compaction: schema_fields("a mapping of the compaction's settings", { auto: yesNo, prune: yesNo, tail_turns: wholeNumber }),
    experimental: schema_fields("a mapping of experimental settings", {
        disable_paste_summary: yesNo,
        batch_tool: yesNo,
        openTelemetry: yesNo,
        primary_tools: texts,
        continue_loop_on_deny: yesNo,
        mcp_timeout: count,
    }),
};
function withWords(node) {
    if (node.kind === "table")
        return { ...node, entries: node.entries.map((entry) => ({ ...entry, value: withWords(entry.value) })) };
    return hasVariable(node) && node.kind === "scalar" ? { ...node, value: "allow", text: "allow" } : node;
}
function literal(node) {
    return node?.kind === "scalar" ? node.value : undefined;
}
function settingsRefusal(root) {
    for (const key of ["agent", "mode"]) {
        const found = agentsRefusal(key, (0,parsers_node/* lastOf */.g1)(root, key));
        if (found)
            return found;
    }
    return schemaRefusal({ ...root, entries: root.entries.flatMap((entry) => translated(entry)) }, keys);
}
function agentRefusal(table) {
    return schemaRefusal(table, agentKeys);
}
function agentsRefusal(key, node) {
    for (const { name = "", value } of node?.kind === "table" ? node.entries : []) {
        if (value.kind !== "table")
            return { kind: "problem", message: `\`${key}.${name}\` is not a mapping`, span: value.span };
        const found = agentRefusal(value);
        if (found)
            return found;
    }
    return undefined;
}
function translated(entry) {
    const { name, value } = entry;
    if (name === "skills" && value.kind === "list" && value.items.every(parsers_node/* isText */.KH))
        return [];
    if (name !== "mcp" || value.kind !== "table")
        return [entry];
    const entries = value.entries.filter(({ name: server, value: one }) => {
        if ((server === "servers" || server === "timeout") && one.kind === "table")
            return false;
        return literal((0,parsers_node/* lastOf */.g1)(one, "disabled")) === undefined && (0,parsers_node/* lastOf */.g1)(one, "codemode") === undefined;
    });
    return [{ ...entry, value: { ...value, entries } }];
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/opencode/settings/variables.js
var variables = __webpack_require__(44808);
// EXTERNAL MODULE: ./build/bundle/src/hosts/opencode/settings/index.js
var opencode_settings = __webpack_require__(26269);
// EXTERNAL MODULE: ./build/bundle/src/hosts/opencode/settings/keys.js
var settings_keys = __webpack_require__(98741);
// EXTERNAL MODULE: ./build/bundle/src/model/fetched-package.js
var fetched_package = __webpack_require__(93359);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/settings/unpinned.js

function unpinnedPlugins(authority) {
    return authority.flatMap(({ setting, value, at }) => {
        const source = /^plugins?$/.test(setting) && value !== "…" ? (0,fetched_package/* packageOf */.wg)(value) : undefined;
        if (!source || source.isPinned)
            return [];
        const which = source.version === "" ? "names no version" : `names \`${source.version}\`, which can change`;
        const message = `loads the plugin \`${source.name}\` and ${which}, so code that runs in every session can change without a change here; write \`${(0,fetched_package/* withVersion */.$2)(source)}\``;
        return [{ message, at, kind: "unpinned-package" }];
    });
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/settings/file.js













async function readConfig(repo, path, edition, family) {
    const source = await (0,collect/* readOne */.JF)(repo, path);
    if (source === undefined || "message" in source)
        return source;
    const nothing = { kind: "table", span: { start: 0, end: 0 }, entries: [] };
    const none = new Map();
    const common = {
        path,
        source,
        root: nothing,
        written: nothing,
        files: new Map(),
        rules: [],
        tools: none,
        permission: none,
        authority: [],
        ineffective: [],
        unjudged: [],
    };
    if (source.text === "" || source.text === "\ufeff")
        return common;
    const parsed = parsedIn(source, edition);
    if (parsed.kind === "problem")
        return { ...common, problem: { message: parsed.message, at: { source, span: parsed.span } } };
    if (parsed.kind === "unjudged")
        return { ...common, unjudged: [parsed.problem] };
    const { written } = parsed;
    const { files, missing, cut } = await (0,variables/* filesPutIn */.sw)(repo, path, source);
    const root = (0,variables/* withFiles */.oT)(written, files);
    if (root.kind !== "table" || written.kind !== "table")
        return { ...common, problem: { message: "it is not a JSON object", at: { source, span: written.span } } };
    const decided = (0,opencode_settings/* decidedBy */.yP)(root, source, edition);
    const problem = edition === "1" ? (missing ?? refusedBy(root, source, family)) : undefined;
    return {
        ...common,
        root,
        written,
        files,
        rules: edition === "1" ? [] : (0,opencode_settings/* rulesOf */.fD)(root, source),
        tools: (0,permissions_rules/* toolRules */.q3)(root, source, "settings"),
        permission: (0,permissions_rules/* permissionRules */.$F)(root, source, "settings"),
        ...decided,
        unjudged: [
            ...(0,variables/* puzzlesIn */.l2)(root, source, (name) => (0,variables/* leadsOut */.qm)(repo, path, name)),
            ...cut,
            ...(0,settings_keys/* unknownKeysIn */.QU)(written, source, family),
            ...unpinnedPlugins(decided.authority),
        ],
        ...(problem ? { problem } : {}),
    };
}
function parsedIn(source, edition) {
    const unjudged = (message, span) => ({ kind: "unjudged", problem: { message, at: { source, span } } });
    const spanning = (0,variables/* spanningVariable */.jw)(source.text);
    if (spanning)
        return unjudged("has a `{env:` or `{file:` without its `}` in the same text, so the host leaves out what is up to the next `}`, and the settings cannot be checked; close the brace", spanning);
    const parsed = (0,json.parseJsonc)(source.text);
    if (parsed.kind === "problem") {
        if (/\{(?:env|file):/.test(source.text))
            return unjudged("has a variable or a file outside a JSON text, so the settings cannot be checked", parsed.span);
        const empty = { kind: "table", span: parsed.span, entries: [] };
        if (source.text.trim() === "" && edition === "2")
            return { kind: "read", written: empty };
        return { ...parsed, message: `it is not JSON: ${parsed.message}` };
    }
    const tab = edition === "1" ? tabIn(parsed, source) : undefined;
    if (tab)
        return { kind: "problem", message: "it is not JSON: a text holds a tab", span: tab.span };
    return { kind: "read", written: (0,json/* withLastValues */.pV)(parsed) };
}
function tabIn(node, source) {
    if (!/"[^"\n]*\t/.test(source.text))
        return undefined;
    const inside = (inner) => {
        if (inner.kind === "scalar")
            return source.text.slice(inner.span.start, inner.span.end).includes("\t") ? inner : undefined;
        const nodes = inner.kind === "list" ? inner.items : inner.entries.flatMap(({ key, value }) => [key, value]);
        for (const one of nodes) {
            const found = inside(one);
            if (found)
                return found;
        }
        return undefined;
    };
    return inside(node);
}
function refusedBy(root, source, family) {
    const lost = newKeyIn(root);
    if (lost)
        return {
            message: "the first edition rejects a file with `permissions`, a key of the second edition",
            at: { source, span: lost.span },
        };
    const refusal = family === "opencode" ? settingsRefusal(root) : undefined;
    return refusal && { message: refusal.message, at: { source, span: refusal.span } };
}
function newKeyIn(root) {
    const inside = ["agents", "agent", "mode"].flatMap((key) => valuesOf((0,parsers_node/* lastOf */.g1)(root, key)).map(({ value }) => value));
    return [root, ...inside].flatMap((table) => table.kind === "table" ? table.entries.filter(({ name }) => name === "permissions").map(({ key }) => key) : [])[0];
}
function draftsIn(settings) {
    const { root } = settings.config;
    const drafts = (key, shape) => valuesOf((0,parsers_node/* lastOf */.g1)(root, key)).map((entry) => entryDraft(settings, key, shape, entry));
    const old = drafts("agent", "old");
    const isTaken = ({ key }) => settings.edition === "1" && old.some((draft) => draft.key === key);
    return {
        agents: [...old, ...drafts("agents", "native").filter((draft) => !isTaken(draft))],
        modes: drafts("mode", "old"),
    };
}
function entryDraft({ repo, config, layer, edition, family }, key, shape, { name, at, value }) {
    const { source, problem: broken } = config;
    const refusal = value.kind === "table"
        ? entryRefusal(value, shape, family)
        : { message: `\`${key}.${name}\` is not a mapping`, span: value.span };
    const empty = { kind: "table", span: { start: value.span.start, end: value.span.start }, entries: [] };
    const table = value.kind === "table" ? value : empty;
    const original = (0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(config.written, key), name);
    const paths = pathsIn(repo, config, original?.kind === "table" ? original : table);
    const read = (sessions) => readProfile({
        table,
        source,
        shape,
        edition,
        family,
        id: name,
        at: { source, span: at.span },
        sessions,
        loads: !refusal && !broken,
        paths,
        files: config.files,
        ...(original ? { original } : {}),
    });
    const files = [source.path, ...new Set(paths.flatMap(({ reach }) => (reach.kind === "inside" ? [reach.path] : [])))];
    const item = (verdict, profile) => ({ layer, files, verdict, profile });
    const unmerged = { key: undefined, rules: new Map() };
    if (broken)
        return { ...unmerged, finish: (sessions) => item({ kind: "lost", problem: broken }, read(sessions)) };
    if (refusal) {
        const problem = { message: refusal.message, at: { source, span: refusal.span } };
        const kind = edition === "1" && shape === "old" ? "rejected" : "dropped";
        return { ...unmerged, finish: (sessions) => item({ kind, problem }, { ...read(sessions), ineffective: [] }) };
    }
    const off = offOf(table, shape, source);
    return {
        key: name,
        rules: edition === "1" && shape === "old" ? (0,permissions_rules/* ruleMapOf */.iN)(table, source, "profile") : new Map(),
        isDescribed: isDescribed(table),
        isOff: off?.isOff,
        ...(off?.problem ? { off: off.problem } : {}),
        finish: (sessions) => {
            const problem = edition === "1" ? offIn(sessions) : off?.problem;
            const profile = read(sessions);
            return problem ? item({ kind: "dropped", problem }, unneeded(profile)) : item({ kind: "loaded" }, profile);
        },
    };
}
function entryRefusal(value, shape, family) {
    if (shape === "native")
        return schemaRefusal(value, nativeEntryKeys);
    return family === "kilo" ? schemaRefusal(value, kiloKeys, emptyInKilo) : agentRefusal(value);
}
function valuesOf(node) {
    if (node?.kind !== "table")
        return [];
    const last = new Map(node.entries.flatMap(({ name, key, value }) => name === undefined ? [] : [[name, { name, at: key, value }]]));
    return [...last.values()];
}
function pathsIn(repo, { path: settings, source }, table) {
    const directory = (0,repo_path/* directoryOf */.jt)(settings);
    const found = [];
    const walk = (node, key, isOutermost = false) => {
        if (node.kind === "list")
            for (const item of node.items)
                walk(item, key);
        else if (node.kind === "table")
            for (const { name = "", value } of node.entries)
                walk(value, isOutermost ? name : key);
        else {
            for (const [, path = ""] of node.text.matchAll(/\{file:([^{}]+)\}/g))
                found.push({
                    key,
                    value: path.trim(),
                    reach: repo.reach(directory, directory, path.trim()),
                    at: { source, span: node.span },
                });
        }
    };
    walk(table, "", true);
    return found;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/opencode/settings/servers.js
var settings_servers = __webpack_require__(53393);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/layers.js







function governedBy({ governs }) {
    return governs === undefined ? {} : { governs };
}
function ownIn(family, directory) {
    return family === "kilo" ? [(0,repo_path/* join */.fj)(directory, ".kilocode"), (0,repo_path/* join */.fj)(directory, ".kilo")] : [(0,repo_path/* join */.fj)(directory, ".opencode")];
}
async function readSettings(place, paths, isFatal = true) {
    const { repo, family, edition, name } = place;
    const shape = family === "kilo" ? "1" : edition;
    const read = await Promise.all(paths.map((path) => readConfig(repo, path, shape, family)));
    const layers = read.flatMap((config) => {
        if (!config || !("root" in config))
            return [];
        const failed = config.problem && { status: "failed", problem: config.problem };
        const layer = {
            name,
            root: config.path,
            status: "loaded",
            authority: config.authority,
            ...(config.ineffective.length > 0 ? { ineffective: config.ineffective } : {}),
            ...governedBy(place),
            ...failed,
        };
        const entries = draftsIn({ repo, config, layer, edition: shape, family });
        const fatal = isFatal && shape === "1" && family === "opencode" ? config.problem : undefined;
        const drafts = [...entries.agents, ...entries.modes];
        return [{ layer, config, entries, drafts, unjudged: config.unjudged, ...(fatal ? { fatal } : {}) }];
    });
    return { layers, unjudged: read.flatMap((config) => (config && "message" in config ? [config] : [])) };
}
const layers_agents = ["agent", "agents"];
const layers_modes = ["mode", "modes"];
async function readFolder(place, own, seen) {
    const { repo, name } = place;
    const further = await furtherFilesIn(place, own);
    const programs = codeIn(repo, own);
    const code = [...programs.flatMap(({ authority }) => authority), ...further.authority];
    const layer = { name, root: own, status: "loaded", authority: code, ...governedBy(place) };
    const read = (names, folder) => Promise.all(names.map((directory) => readAgents(place, layer, { root: (0,repo_path/* join */.fj)(own, directory), folder, seen })));
    const ofAgents = await read(layers_agents, "agents");
    const all = [...ofAgents, ...(await read(layers_modes, "modes"))];
    const drafts = all.flatMap((found) => found.drafts);
    const unjudged = [further, ...programs, ...all].flatMap((found) => found.unjudged);
    const present = drafts.length + unjudged.length + code.length > 0 ||
        [...layers_agents, ...layers_modes].some((directory) => repo.resolve((0,repo_path/* join */.fj)(own, directory)).kind === "directory");
    const fatal = all.find((found) => found.fatal)?.fatal;
    const inAgents = ofAgents.flatMap((found) => found.drafts);
    return present
        ? {
            layer,
            drafts,
            agents: inAgents,
            modes: drafts.slice(inAgents.length),
            unjudged,
            ...(fatal ? { fatal } : {}),
        }
        : undefined;
}
async function readAgents({ repo, family, edition }, layer, { root, folder, seen }) {
    const { files, broken, unjudged } = (0,collect/* collectProfiles */.tr)(repo, root, {
        isIncluded: (file) => file.endsWith(".md"),
        deep: folder === "agents",
        seen,
    });
    const reader = { edition, family, folder };
    const idOf = (path) => (path === root ? (0,repo_path/* nameOf */.Vb)(path) : path.slice(root === "" ? 0 : root.length + 1)).replace(/\.md$/, "");
    const { results, unjudged: unread } = await (0,collect/* readEach */.e2)(repo, files, (source, path) => draftOf({ layer, source, id: idOf(path), reader }));
    const gone = broken.map((problem) => ({
        key: undefined,
        rules: new Map(),
        finish: () => ({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } }),
    }));
    const fatal = results.find((draft) => draft.fatal)?.fatal;
    return {
        layer,
        drafts: [...results, ...gone],
        unjudged: [...unjudged, ...unread],
        ...(fatal ? { fatal } : {}),
    };
}
function codeIn(repo, own) {
    return ["plugin", "plugins", "tool", "tools"].map((folder) => {
        const { files, unjudged } = (0,collect/* collectFiles */.C0)(repo, (0,repo_path/* join */.fj)(own, folder), {
            isIncluded: (name) => /\.[cm]?[jt]s$/.test(name),
            deep: false,
        });
        const setting = folder.startsWith("plugin") ? "plugin" : "tool";
        const authority = files.map((path) => ({
            setting,
            value: path,
            effect: "widens",
            because: "is code that runs in every session",
            may: ["execute"],
            names: [path],
            at: (0,repo_text/* placeOfPath */.Es)(path),
        }));
        return { authority, unjudged };
    });
}
const packageRules = [
    ...["dependencies.*", "devDependencies.*", "optionalDependencies.*", "peerDependencies.*"].map((path) => ({
        path,
        effect: "widens",
        because: "is a package that a session installs for plugins and tools",
        may: ["execute", "network"],
    })),
    { path: "scripts.*", effect: "widens", because: "may run where a session installs packages", may: ["execute"] },
];
const ownPackages = /^(?:dev|optional|peer)?dependencies\.(?:@opencode-ai\/(?:plugin|sdk)|@kilocode\/(?:plugin|sdk)|@types\/.*|typescript|bun-types)$/i;
async function furtherFilesIn({ repo, family, name }, own) {
    const servers = { path: (0,repo_path/* join */.fj)(own, "mcp.json"), read: settings_servers/* formerServers */.g };
    const { authority, unjudged } = await (0,settings/* readSettingsFiles */.Dm)(repo, [
        { path: (0,repo_path/* join */.fj)(own, "package.json"), read: (root, source) => (0,settings/* authorityFrom */.W5)(packageRules, root, source) },
        ...(family === "kilo" && name === "project" ? [servers] : []),
    ]);
    return { authority: authority.filter(({ setting }) => !ownPackages.test(setting)), unjudged };
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/long-lists.js
var long_lists = __webpack_require__(62079);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(64682);
// EXTERNAL MODULE: ./build/bundle/src/model/union.js
var union = __webpack_require__(36216);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 7 modules
var yaml = __webpack_require__(8065);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/agent/modes.js











const modesFile = ".kilocodemodes";
const kilosOwn = new Set(["code", "build", "architect", "ask", "debug", "orchestrator"]);
const actions = new Map([
    ["read", "read"],
    ["edit", "edit"],
    ["browser", "bash"],
    ["command", "bash"],
    ["mcp", "mcp"],
]);
const modes_keys = {
    keys: new Set("slug name roleDefinition groups customInstructions whenToUse description source".split(" ")),
    own: { tools: "groups", mode: "groups" },
    ignores: true,
};
const maxModes = 1_000;
async function readModes(repo, name, directory) {
    const path = (0,repo_path/* join */.fj)(directory, modesFile);
    const source = await (0,collect/* readOne */.JF)(repo, path);
    if (source === undefined)
        return [];
    const layer = { name, root: path, status: "loaded", authority: [] };
    if ("message" in source)
        return [{ layer, drafts: [], unjudged: [source] }];
    const { node, problems } = await (0,yaml/* parseYaml */.hN)(source.text, 0);
    const list = (0,parsers_node/* valueOf */.RP)(node, "customModes");
    const [broken] = problems;
    const notYaml = broken && problemIn(source, `the file is not YAML: ${broken.message}`, broken.span);
    if (list?.kind !== "list") {
        const problem = notYaml ?? { message: "it has no list `customModes`", at: (0,repo_text/* startOf */.GH)(source), kind: "document" };
        const item = { layer, files: [source.path], verdict: { kind: "dropped", problem } };
        return [{ layer, drafts: [unmerged(() => item)], unjudged: [] }];
    }
    const modes = list.items.slice(0, maxModes);
    const bad = modes.find(isMalformed);
    const wrong = bad &&
        problemIn(source, "a mode is not a mapping, repeats a key or has no list `groups`", {
            start: bad.span.start,
            end: bad.span.start,
        });
    const file = { layer, source, cause: notYaml ?? wrong, bad };
    return [
        {
            layer,
            drafts: modes.map((mode) => unmerged((sessions) => itemOf(mode, file, sessions))),
            unjudged: (0,long_lists/* longListProblem */.q)(list.items, maxModes, "modes", source),
        },
    ];
}
function problemIn(source, message, span) {
    return { message, at: { source, span } };
}
function isMalformed(mode) {
    if (mode.kind !== "table" || (0,yaml/* repeatedKeyOf */.FF)(mode) !== undefined)
        return true;
    return !isKilos(mode) && (0,parsers_node/* valueOf */.RP)(mode, "groups")?.kind !== "list";
}
function itemOf(mode, { layer, source, cause, bad }, sessions) {
    const tables = mode.kind === "table" ? (0,yaml/* withOccurrences */.tI)(mode) : [];
    const profiles = tables.map((table) => readMode(table, source, sessions));
    const profile = profiles.length > 0 ? profiles.reduce(union/* union */.K) : undefined;
    const made = { layer, files: [source.path], ...(profile ? { profile } : {}) };
    if (cause && mode === bad)
        return { ...made, verdict: { kind: "dropped", problem: cause } };
    if (cause) {
        const problem = problemIn(source, `Kilo loads no mode of the file because ${cause.message}`, mode.span);
        return { ...made, verdict: { kind: "lost", problem } };
    }
    if (!isKilos(mode))
        return { ...made, verdict: { kind: "loaded" } };
    const problem = { ...problemIn(source, "Kilo has a built-in agent of that name", mode.span), kind: "document" };
    return { ...made, ...(profile ? { profile: unneeded(profile) } : {}), verdict: { kind: "dropped", problem } };
}
function unmerged(finish) {
    return { key: undefined, rules: new Map(), finish };
}
function isKilos(mode) {
    return kilosOwn.has((0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(mode, "slug")) ?? "");
}
function readMode(mode, source, sessions) {
    const slug = (0,parsers_node/* valueOf */.RP)(mode, "slug") ?? mode;
    const entry = (name, value) => value ? [{ key: (0,parsers_node/* plainScalar */.dn)(name, value.span), name, value }] : [];
    const table = {
        kind: "table",
        span: mode.span,
        entries: [
            ...entry("description", (0,parsers_node/* valueOf */.RP)(mode, "description") ?? (0,parsers_node/* valueOf */.RP)(mode, "whenToUse") ?? (0,parsers_node/* valueOf */.RP)(mode, "name")),
            ...entry("prompt", (0,parsers_node/* valueOf */.RP)(mode, "roleDefinition")),
            ...entry("permission", modes_permissionOf((0,parsers_node/* valueOf */.RP)(mode, "groups") ?? slug)),
        ],
    };
    const profile = readProfile({
        table,
        source,
        shape: "old",
        edition: "1",
        family: "kilo",
        id: (0,parsers_node/* textOf */.b6)(slug) ?? "undefined",
        at: { source, span: slug.span },
        sessions,
        loads: true,
    });
    return { ...profile, ineffective: [...(0,unknown_keys/* unknownKeysIn */.QU)(mode, source, modes_keys), ...profile.ineffective] };
}
function modes_permissionOf(groups) {
    const entries = new Map();
    const items = groups.kind === "list" ? groups.items : [];
    if (items.length > maxModes)
        for (const action of actions.values())
            entries.set(action, {
                key: (0,parsers_node/* plainScalar */.dn)(action, groups.span),
                name: action,
                value: (0,parsers_node/* plainScalar */.dn)("allow", groups.span),
            });
    for (const item of items.length > maxModes ? [] : items) {
        const group = (0,parsers_node/* textOf */.b6)(item.kind === "list" ? item.items[0] : item) ?? "";
        const pattern = item.kind === "list" ? (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(item.items[1], "fileRegex")) : undefined;
        const action = actions.get(group) ?? group;
        const whole = (0,parsers_node/* plainScalar */.dn)("allow", item.span);
        const bound = {
            kind: "table",
            span: item.span,
            entries: [
                { key: (0,parsers_node/* plainScalar */.dn)(pattern ?? "", item.span), name: pattern ?? "", value: whole },
                { key: (0,parsers_node/* plainScalar */.dn)("*", item.span), name: "*", value: (0,parsers_node/* plainScalar */.dn)("deny", item.span) },
            ],
        };
        entries.set(action, { key: (0,parsers_node/* plainScalar */.dn)(action, item.span), name: action, value: pattern ? bound : whole });
    }
    for (const action of new Set(actions.values()))
        if (!entries.has(action))
            entries.set(action, {
                key: (0,parsers_node/* plainScalar */.dn)(action, groups.span),
                name: action,
                value: (0,parsers_node/* plainScalar */.dn)("deny", groups.span),
            });
    return { kind: "table", span: groups.span, entries: [...entries.values()] };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/sessions.js

function sessionOf(draft, steps, above) {
    let own = new Map();
    let last;
    let isDescribed = false;
    for (const step of steps) {
        const found = step.includes(draft) ? draft : step.findLast(({ key }) => key === draft.key);
        if (!found)
            continue;
        own = (0,permissions_rules/* mergedRules */.Yp)(own, found.rules);
        if (found.isOff !== undefined)
            last = found;
        if (found.isDescribed)
            isDescribed = true;
    }
    return { above, own: (0,permissions_rules/* rulesIn */.BZ)(own), isDescribed, ...(last?.isOff && last.off ? { off: last.off } : {}) };
}

// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/family.js








const filesOf = (directory, names) => names.map((name) => (0,repo_path/* join */.fj)(directory, name));
const settingsNames = {
    opencode: { side: ["opencode.json", "opencode.jsonc"], own: ["opencode.json", "opencode.jsonc"] },
    kilo: {
        side: ["kilo.json", "kilo.jsonc"],
        own: ["kilo.jsonc", "kilo.json", "opencode.jsonc", "opencode.json"],
    },
};
async function readFamily(scope) {
    const { family, directories } = scope;
    const user = await readUser(scope);
    const projects = new Map();
    for (const directory of directories)
        projects.set(directory, await readDirectory(scope, directory));
    const merging = new Merging(scope, user, projects);
    const finished = (found, directory) => ({
        layer: found.layer,
        items: found.drafts.map((draft) => draft.finish(merging.sessionsOf(draft, directory))),
        unjudged: found.unjudged,
        family,
        directory,
        ...(found.fatal ? { fatal: found.fatal } : {}),
    });
    const reads = [];
    const add = (layers, unjudged, directory) => {
        const [first, ...others] = layers.map((found) => finished(found, directory));
        if (first)
            (0,many/* append */.BC)(reads, [{ ...first, unjudged: [...unjudged, ...first.unjudged] }, ...others]);
        else if (unjudged.length > 0) {
            const layer = { name: "project", root: directory ?? "", status: "absent", authority: [] };
            reads.push({ layer, items: [], unjudged, family, directory });
        }
    };
    const addOwn = ({ settings, folder }, directory) => add([...settings.layers, ...(folder ? [folder] : [])], settings.unjudged, directory);
    for (const own of [...(user.config ? [user.config] : []), ...user.home])
        addOwn(own, undefined);
    add(user.former, [], undefined);
    for (const [directory, { side, own, former }] of projects) {
        add(side.layers, side.unjudged, directory);
        for (const folder of own)
            addOwn(folder, directory);
        add(former, [], directory);
    }
    return reads;
}
async function readOwn(place, own, isFatal = true) {
    const settings = await readSettings(place, filesOf(own, settingsNames[place.family].own), isFatal);
    return { settings, folder: await readFolder(place, own, place.seen) };
}
async function readUser(scope) {
    const { where, family, repo } = scope;
    const config = (0,patterns/* anchorRoot */.kB)("xdgConfigHome", where.user);
    const home = where.user?.home;
    return {
        config: config === undefined ? undefined : await readOwn({ ...scope, name: "user" }, (0,repo_path/* join */.fj)(config, family), false),
        home: home === undefined
            ? []
            : await Promise.all(ownIn(family, home).map((own) => readOwn({ ...scope, name: "user" }, own))),
        former: family === "kilo" && home !== undefined ? await readModes(repo, "user", home) : [],
    };
}
async function readDirectory(scope, directory) {
    const { repo, family } = scope;
    const names = settingsNames[family].side;
    const place = { ...scope, name: "project", governs: directory };
    const side = await readSettings(place, filesOf(directory, names));
    const alien = family === "kilo" ? (await readSettings(place, filesOf(directory, settingsNames.opencode.side))).layers : [];
    const own = [];
    for (const folder of ownIn(family, directory))
        own.push(await readOwn(place, folder));
    return { side, alien, own, former: family === "kilo" ? await readModes(repo, "project", directory) : [] };
}
const mostSessions = 20;
class Merging {
    scope;
    user;
    projects;
    known = new Map();
    constructor(scope, user, projects) {
        this.scope = scope;
        this.user = user;
        this.projects = projects;
    }
    sessionsOf(draft, directory) {
        const start = directory ?? "";
        const { starts } = this.scope.where;
        const reading = this.scope.directories.filter((path) => (0,loading_sessions/* lineage */.OZ)(path, this.scope.where).includes(start) &&
            starts.includes(path) &&
            (path === start || this.matters(this.projects.get(path), draft.key)));
        const paths = reading.length > 0 ? reading : [start];
        const sessions = new Map();
        for (const path of paths.slice(0, mostSessions)) {
            const session = this.sessionAt(path, draft);
            sessions.set(keyOf(session), session);
        }
        return [...sessions.values(), ...(paths.length > mostSessions ? [{ above: [], own: [] }] : [])];
    }
    matters(held, key) {
        if (!held)
            return false;
        const settings = [...held.side.layers, ...held.alien, ...held.own.flatMap((own) => own.settings.layers)];
        if (settings.some(({ config: { rules, tools, permission } }) => rules.length + tools.size + permission.size > 0))
            return true;
        if (key === undefined || this.scope.edition === "2")
            return false;
        const layers = [...settings, ...held.own.flatMap(({ folder }) => (folder ? [folder] : []))];
        return layers.some(({ drafts }) => drafts.some((draft) => draft.key === key));
    }
    sessionAt(start, draft) {
        const known = this.known.get(start) ?? this.partsAt(start);
        this.known.set(start, known);
        if (this.isNewShape || draft.key === undefined)
            return { above: known.above };
        return sessionOf(draft, known.steps, known.above);
    }
    get isNewShape() {
        return this.scope.family === "opencode" && this.scope.edition === "2";
    }
    partsAt(start) {
        const { user, isNewShape } = this;
        const down = (0,loading_sessions/* lineage */.OZ)(start, this.scope.where)
            .toReversed()
            .flatMap((path) => this.projects.get(path) ?? []);
        const folders = (isNewShape ? down : down.toReversed()).flatMap(({ own }) => own);
        const config = user.config ? [user.config] : [];
        const before = [
            ...config.flatMap(({ settings }) => settings.layers),
            ...(isNewShape ? user.home.flatMap(({ settings }) => settings.layers) : []),
            ...down.flatMap(({ side }) => side.layers),
            ...down.flatMap(({ alien }) => alien),
        ];
        const after = [...folders, ...(isNewShape ? [] : user.home)];
        const settings = [...before, ...after.flatMap(({ settings: own }) => own.layers)];
        return {
            above: isNewShape ? settings.flatMap(({ config: { rules } }) => rules) : mergedSettings(settings),
            steps: [
                ...before.map(({ entries }) => entries.agents),
                ...config.flatMap(stepsIn),
                ...after.flatMap((own) => [...own.settings.layers.map(({ entries }) => entries.agents), ...stepsIn(own)]),
                ...settings.map(({ entries }) => entries.modes),
            ],
        };
    }
}
function stepsIn({ folder }) {
    return folder ? [folder.agents, folder.modes] : [];
}
function mergedSettings(layers) {
    const none = new Map();
    const tools = layers.reduce((all, { config }) => (0,permissions_rules/* mergedRules */.Yp)(all, config.tools), none);
    const permission = layers.reduce((all, { config }) => (0,permissions_rules/* mergedRules */.Yp)(all, config.permission), none);
    return (0,permissions_rules/* rulesIn */.BZ)((0,permissions_rules/* mergedRules */.Yp)(tools, permission));
}
function keyOf({ above, own, off, isDescribed }) {
    const plain = (rules) => rules?.map(({ action, resource, effect }) => [action, resource, effect]);
    return JSON.stringify([plain(above), plain(own), off !== undefined, isDescribed === true]);
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/own-files.js
var own_files = __webpack_require__(39948);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/folders.js

const code = ["plugin", "plugins", "tool", "tools"].flatMap((folder) => ["js", "ts", "mjs", "mts", "cjs", "cts"].map((extension) => `${folder}/*.${extension}`));
const judged = [
    "agent/**/*.md",
    "agents/**/*.md",
    "mode/*.md",
    "modes/*.md",
    "command/**/*.md",
    "commands/**/*.md",
    "opencode.json",
    "opencode.jsonc",
    "tui.json",
    "tui.jsonc",
    "package.json",
    ...code,
];
const harmless = [
    ...own_files/* ordinaryFiles */.i,
    ...(0,own_files/* harmlessFiles */.X)("is a theme", "themes/*.json"),
    ...(0,own_files/* harmlessFiles */.X)("belongs to a skill, which reads or runs it", "skill/** skills/**"),
    ...(0,own_files/* harmlessFiles */.X)("is written by package installation", "node_modules/** bun.lock bun.lockb package-lock.json"),
    ...(0,own_files/* harmlessFiles */.X)("is for the type checker", "tsconfig.json"),
];
const folders = [
    { root: "**/.opencode", judged, harmless },
    ...["**/.kilo", "**/.kilocode"].map((root) => ({
        root,
        judged: [...judged, "kilo.json", "kilo.jsonc", "mcp.json", "workflows/*.md"],
        harmless,
    })),
];

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/settings/tui.js










const tuiFiles = ["tui.json", "tui.jsonc"];
async function readTui(repo, { user }, directories) {
    const families = ["opencode", "kilo"];
    const ownOf = (directory) => families.flatMap((family) => ownIn(family, directory));
    const config = (0,patterns/* anchorRoot */.kB)("xdgConfigHome", user);
    const usersOwn = [
        ...(config === undefined ? [] : families.map((family) => (0,repo_path/* join */.fj)(config, family))),
        ...(user?.home === undefined ? [] : ownOf(user.home)),
    ];
    const places = [
        ...usersOwn.map((folder) => ({ folder, name: "user" })),
        ...directories.flatMap((governs) => [governs, ...ownOf(governs)].map((folder) => ({ folder, name: "project", governs }))),
    ];
    const layers = [];
    for (const { folder, ...place } of places)
        for (const file of tuiFiles) {
            const found = await readFile(repo, (0,repo_path/* join */.fj)(folder, file), place);
            if (found)
                layers.push(found);
        }
    return layers;
}
async function readFile(repo, path, place) {
    const source = await (0,collect/* readOne */.JF)(repo, path);
    if (source === undefined)
        return undefined;
    const layer = { ...place, root: path, status: "loaded", authority: [] };
    if ("message" in source)
        return { layer, unjudged: [source], isOwn: true };
    const parsed = parsedIn(source, "2");
    if (parsed.kind === "unjudged")
        return { layer, unjudged: [parsed.problem], isOwn: true };
    const failed = (problem) => ({
        layer: { ...layer, status: "failed", problem },
        unjudged: [],
        isOwn: false,
    });
    if (parsed.kind === "problem")
        return failed({ message: parsed.message, at: { source, span: parsed.span } });
    const { files, cut } = await (0,variables/* filesPutIn */.sw)(repo, path, source);
    const root = (0,variables/* withFiles */.oT)(parsed.written, files, true);
    if (root.kind !== "table")
        return failed({ message: "it is not a JSON object", at: (0,repo_text/* placeOfPath */.Es)(path) });
    const authority = (0,opencode_settings/* tuiPlugins */.L0)(root, source);
    const open = [...(0,variables/* puzzlesIn */.l2)(parsed.written, source, (name) => (0,variables/* leadsOut */.qm)(repo, path, name)), ...cut];
    return {
        layer: { ...layer, authority },
        unjudged: [...open, ...(0,settings_keys/* unknownTuiKeys */.XD)(root, source), ...unpinnedPlugins(authority)],
        isOwn: authority.length + open.length > 0,
    };
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/index.js
var ci = __webpack_require__(2898);
// EXTERNAL MODULE: ./build/bundle/src/hosts/opencode/launch.js
var launch = __webpack_require__(8760);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/index.js














const files = [
    "agent/**/*.md",
    "agents/**/*.md",
    "mode/*.md",
    "modes/*.md",
    "opencode.json",
    "opencode.jsonc",
    ...tuiFiles,
];
const forked = [...files, "kilo.json", "kilo.jsonc"];
const forkedHere = [...forked, "mcp.json"];
/* harmony default export */ const opencode = ((0,host/* defineHost */.YB)({
    title: "opencode or Kilo",
    url: "https://opencode.ai/docs/agents",
    editions: ["2", "1"],
    defaultEdition: "1",
    certainty: "measured",
    failsWhole: true,
    limitsStarts: true,
    patterns: [
        "**/opencode.json",
        "**/opencode.jsonc",
        "**/kilo.json",
        "**/kilo.jsonc",
        ...tuiFiles.map((name) => `**/${name}`),
        ...opencode_commands/* commandPatterns */.Vg,
        ...files.map((name) => `**/.opencode/${name}`),
        ...forkedHere.map((name) => `**/.kilo/${name}`),
        ...forkedHere.map((name) => `**/.kilocode/${name}`),
        `**/${modesFile}`,
        `~/${modesFile}`,
        ...files.map((name) => `$XDG_CONFIG_HOME/opencode/${name}`),
        ...files.map((name) => `~/.opencode/${name}`),
        ...forked.map((name) => `$XDG_CONFIG_HOME/kilo/${name}`),
        ...forked.map((name) => `~/.kilo/${name}`),
        ...forked.map((name) => `~/.kilocode/${name}`),
    ],
    folders: folders,
    launch: launch.launch,
    load: (0,ci/* withLaunches */.AA)(launch.launch, async (repo, where, chosen) => {
        const edition = chosen === "2" ? "2" : "1";
        const scope = { repo, where, edition, directories: projectsOf(repo, where), seen: new Set() };
        const reads = [];
        for (const family of ["opencode", "kilo"])
            (0,many/* append */.BC)(reads, await readFamily({ ...scope, family }));
        for (const root of where.dirs.map(repo_path/* tidied */.GE)) {
            const layer = { name: "project", root, status: "loaded", authority: [] };
            const place = { repo, family: "opencode", name: "project", edition };
            const { drafts, unjudged } = await readAgents(place, layer, { root, folder: "agents", seen: scope.seen });
            const items = drafts.map((draft) => draft.finish([{ above: [] }]));
            if (items.length + unjudged.length > 0)
                reads.push({ layer, items, unjudged, family: "opencode", directory: undefined });
        }
        const commands = await (0,opencode_commands/* readCommands */.P4)(repo, scope.directories);
        const tui = await readTui(repo, where, scope.directories);
        if (reads.length === 0 && ![...commands, ...tui].some(({ isOwn }) => isOwn))
            return host/* absentLoad */._e;
        const lost = lossIn(reads, where);
        const everywhere = reads.find(({ directory, fatal }) => (directory === "" || directory === undefined) && fatal)?.fatal;
        return {
            status: everywhere ? "failed" : "loaded",
            ...(everywhere ? { problem: everywhere } : {}),
            layers: [...reads, ...commands, ...tui].map(({ layer }) => layer).concat(builtin),
            items: [...reads.flatMap((read) => read.items.map((item) => lost(read, item))), ...builtins_builtins(edition)],
            unjudged: [...reads, ...commands, ...tui].flatMap(({ unjudged }) => unjudged),
        };
    }),
}));
function projectsOf(repo, where) {
    const all = where.starts.filter((start) => !ownFolder.test((0,repo_path/* nameOf */.Vb)(start)));
    const linked = new Set(all.flatMap((start) => settingsIn(start).flatMap((path) => linkedFrom(repo, path))));
    const isPlain = (path) => !linked.has(path) && repo.resolve(path).kind === "file";
    const starts = all.filter((start) => !settingsIn(start).some((path) => linked.has(path)) ||
        settingsIn(start).some(isPlain) ||
        repo.names(start).some((name) => ownFolder.test(name)));
    return (0,loading_sessions/* lineages */.DS)(starts, where);
}
const ownFolder = /^\.(?:opencode|kilo|kilocode)$/;
function settingsIn(directory) {
    return ["opencode.json", "opencode.jsonc", "kilo.json", "kilo.jsonc"].map((name) => (0,repo_path/* join */.fj)(directory, name));
}
function linkedFrom(repo, path) {
    const target = repo.entries.get(path)?.kind === "link" ? repo.resolve(path) : undefined;
    return target?.kind === "file" ? [target.path] : [];
}
function lossIn(reads, where) {
    const fatal = reads.flatMap(({ family, directory, fatal: problem }) => problem ? [{ family, directory, problem }] : []);
    if (fatal.length === 0)
        return (_, item) => item;
    const causesOf = (0,memoize/* memoize */.Bj)((home) => {
        const start = home.directory ?? "";
        const reading = where.starts.filter((path) => (0,repo_path/* isWithin */.UO)(path, start));
        return (reading.length > 0 ? reading : [start]).map((path) => fatal.find(({ family, directory }) => family === home.family && (directory === undefined || (0,loading_sessions/* lineage */.OZ)(path, where).includes(directory)))?.problem);
    });
    return (home, item) => {
        if (item.verdict.kind !== "loaded")
            return item;
        const causes = causesOf(home);
        const [cause] = causes;
        return cause && causes.every((problem) => problem)
            ? { ...item, verdict: { kind: "lost", problem: because(cause) } }
            : item;
    };
}
function because({ message, at }) {
    return { message: `opencode does not start because of \`${at.source.path}\`: ${message}`, at };
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

/***/ 93359:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ withVersion),
/* harmony export */   iK: () => (/* binding */ fetchIn),
/* harmony export */   pw: () => (/* binding */ isPlainFetch),
/* harmony export */   wg: () => (/* binding */ packageOf)
/* harmony export */ });
const plainFlags = {
    npm: /^(?:-y|--yes|-q|--quiet|--silent|-p|--package)$/,
    python: /^(?:-q|--quiet|--from|--spec|--python)$/,
    image: /^(?:-[itd]+|--rm|--init|--interactive|--tty|-e|--env|--name|--pull)$/,
    go: /^$/,
    deno: /^(?:-A|-q|--quiet|--no-prompt|--allow-[a-z]+)$/,
    nuget: /^(?:-y|--yes)$/,
};
function isPlainFetch({ source: { registry, name }, flags, named, started }) {
    return (named < 2 &&
        (started === undefined || started === programIn(name)) &&
        flags.every((flag) => plainFlags[registry].test(flag.name) && !isOtherInterpreter(flag)));
}
function isOtherInterpreter({ name, value = "" }) {
    return name === "--python" && !/^(?:(?:c?python|pypy)[@-]?)?\d[\w.+]*$/.test(value);
}
function programIn(name) {
    return name.replace(/^.*[/:]/s, "").replace(/\.git$|\[.*\]$/, "");
}
const fetching = [
    [/^(?:npx|bunx|pnpx)$/, /^/, (words) => npmFetch(split(words, npmValues))],
    [/^npm$/, /^(?:exec|x) /, (words) => npmFetch(split(words, npmValues, true))],
    [/^(?:pnpm|yarn)$/, /^dlx /, (words) => npmFetch(split(words, npmValues))],
    [/^bun$/, /^x /, (words) => npmFetch(split(words, npmValues))],
    [/^uvx$/, /^/, pythonFetch],
    [/^uv$/, /^tool run /, pythonFetch],
    [/^pipx$/, /^run /, pythonFetch],
    [/^(?:docker|podman|nerdctl)$/, /^(?:container )?run /, (words) => firstFetch(split(words, takesNext), imageOf)],
    [/^go$/, /^run /, (words) => firstFetch(split(words, /^-(?:mod|tags|ldflags|C|exec)$/), goPackage)],
    [/^deno$/, /^run /, (words) => firstFetch(split(words, denoValues), denoModule)],
    [/^dnx$/, /^/, (words) => firstFetch(split(words, /^$/), nugetPackage)],
];
function fetchIn(program, words) {
    for (const [name, before, read] of fetching) {
        const taken = name.test(program) ? before.exec(`${words.slice(0, 2).join(" ")} `)?.[0] : undefined;
        if (taken !== undefined)
            return read(words.slice(taken.split(" ").length - 1));
    }
    return undefined;
}
const exactVersion = /^v?\d+\.\d+\.\d+(?:[-+.][\w.+-]*)?$/;
const commit = /^[0-9a-f]{40}$/;
function split(words, takesValue, isAnywhere = false) {
    const flags = [];
    const rest = [];
    let at = 0;
    for (; at < words.length && words[at] !== "--" && (isAnywhere || rest.length === 0); at++) {
        const word = words[at] ?? "";
        if (!word.startsWith("-")) {
            rest.push(word);
            continue;
        }
        const [name = "", value] = word.split(/=(.*)/s);
        flags.push({ name, value: value ?? (takesValue.test(word) ? words[++at] : undefined) });
    }
    return { flags, rest: [...rest, ...words.slice(words[at] === "--" ? at + 1 : at)] };
}
function firstFetch({ flags, rest: [first = ""] }, read) {
    const source = first === "" ? undefined : read(first);
    return source && { source, flags, named: 0, started: undefined };
}
function namedFetch(found, naming, read) {
    const names = found.flags.filter(({ name }) => naming.test(name));
    if (names.length === 0)
        return firstFetch(found, read);
    const source = read(names[0]?.value ?? "");
    return source && { source, flags: found.flags, named: names.length, started: found.rest[0] ?? "" };
}
function isLocal(name) {
    return /^(?:\.{0,2}[/\\]|\.$|~|file:|[A-Za-z]:[/\\])/.test(name);
}
function versioned(registry, word, parts, exact, elsewhere = (name) => ({ registry, name, version: "", isPinned: false })) {
    if (word === "" || isLocal(word))
        return undefined;
    const [, name = word, version = ""] = parts.exec(word) ?? [];
    if (!/[:/\\]|^\./.test(version))
        return { registry, name, version, isPinned: exact.test(version) };
    return isLocal(version) ? undefined : elsewhere(version);
}
const npmValues = /^(?:-p|--package|-c|--call|-w|--workspace|--prefix|--registry|--cache)$/;
function npmFetch(found) {
    return namedFetch(found, /^(?:-p|--package)$/, packageOf);
}
function packageOf(text) {
    if (/^(?:git[+:]|github:|https?:)/.test(text))
        return gitPackage("npm", text, /^(.*)#(.*)$/s);
    const parts = /^(@[^@/]*\/[^@/]+|[^@/]+)@(.*)$/s;
    return versioned("npm", text, parts, exactVersion, (place) => packageOf(place.replace(/^npm:/, "")));
}
const uvValues = /^(?:--from|--with|--with-editable|--with-requirements|--python|-p|--index-url|-i|--extra-index-url|--index|--default-index|--find-links|-f|--cache-dir|--directory|--env-file|--spec|--pip-args|--refresh-package|--prerelease|--resolution|--color|--config-file)$/;
function pythonFetch(words) {
    return namedFetch(split(words, uvValues), /^(?:--from|--spec)$/, pythonPackage);
}
function pythonPackage(word) {
    if (/^(?:git\+|https?:)/.test(word))
        return gitPackage("python", word, /^(.*\.git|[^@]*:\/\/[^/]*[^@]*)@([^@#]*)/s);
    const parts = /^([^=@<>~!]+?)\s*(?:===?|@)\s*(.*)$/s;
    return versioned("python", word, parts, /^\d+(?:\.\d+)+(?:[-+.]?[\w.+-]*)?$/, pythonPackage);
}
function gitPackage(registry, word, split) {
    const [, name = word, version = ""] = split.exec(word) ?? [];
    return {
        registry,
        name,
        version,
        isPinned: commit.test(version) || /(?<![0-9a-f])[0-9a-f]{40}(?![0-9a-f])/.test(word),
    };
}
const takesNext = /^(?:--(?!(?:rm|init|interactive|tty|detach|privileged|read-only|publish-all|no-healthcheck|oom-kill-disable|sig-proxy|quiet|disable-content-trust|help|replace|tls-verify)$)[^=]*|-[itdqP]*[evpuwhlmca])$/;
function imageOf(word) {
    const [, name = word, version = ""] = /^([^@]+?)(?::[^:/@]*)?@(.*)$/s.exec(word) ?? /^(.+):([^:/]*)$/s.exec(word) ?? [];
    const isDigest = /^sha256:[0-9a-f]{64}$/.test(version);
    return {
        registry: "image",
        name,
        version,
        isPinned: isDigest || (/\d/.test(version) && !version.startsWith("latest")),
    };
}
function goPackage(word) {
    return word.includes(".") && word.includes("/") && !word.endsWith(".go")
        ? versioned("go", word, /^(.+)@([^@]*)$/, exactVersion)
        : undefined;
}
const denoValues = /^(?:-c|--config|--import-map|--lock|--cert|--seed)$/;
function denoModule(word) {
    if (/^(?:npm|jsr):/.test(word))
        return versioned("deno", word, /^(.+)@([^@/]*)(?:\/.*)?$/, exactVersion);
    if (!/^https?:/.test(word))
        return undefined;
    const [version = ""] = /(?<=@)v?\d+\.\d+\.\d+[^/]*|[0-9a-f]{40}/.exec(word) ?? [];
    return { registry: "deno", name: word, version, isPinned: version !== "" };
}
function nugetPackage(word) {
    return versioned("nuget", word, /^(.+?)@([^@]*)$/, exactVersion);
}
function withVersion({ registry, name }) {
    if (registry === "image")
        return `${name}@sha256:…`;
    if (/^(?:git[+:]|github:|https?:)/.test(name))
        return registry === "npm" ? `${name}#<commit>` : `${name}@<commit>`;
    return registry === "go" ? `${name}@v1.2.3` : registry === "python" ? `${name}==1.2.3` : `${name}@1.2.3`;
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


/***/ }),

/***/ 69349:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gk: () => (/* binding */ interpreterIn),
/* harmony export */   w$: () => (/* binding */ shownInterpreter)
/* harmony export */ });
/* unused harmony export runners */
const programs = /^(?:(?:ba|z|k|da|a|fi|c|tc)?sh|nu|xonsh|elvish|pwsh|powershell|cmd|python\d*(?:\.\d+)?|ipython\d*|pypy\d*|node|deno|bun|tsx|ts-node|ruby|irb|perl|php|lua|luajit|julia|rscript|groovy|jshell|jbang|elixir|iex|ghci|runghc|osascript|tclsh|expect|eval|exec|command|sudo|doas|su|runuser|pkexec|gosu|env|cross-env|xargs|parallel|entr|watch|script|nohup|nice|ionice|chrt|taskset|time|timeout|flock|busybox|stdbuf|setsid|setpriv|chroot|unshare|nsenter|systemd-run|xvfb-run|strace|ltrace|npx|pnpx|bunx|uvx|nodemon|concurrently)$/i;
const others = new Map(Object.entries({
    "-exec": "find",
    "--exec": "fd fdfind",
    "system()": "awk gawk mawk nawk",
    "--eval": "make gmake mingw32-make emacs",
    "/f": "nmake",
    "--command": "just",
    "--taskfile": "task go-task",
    "-P": "cmake",
    "-f": "ninja scons ant",
    "-e": "rake",
    "--init-script": "gradle gradlew",
    "exec:exec": "mvn mvnw",
    "--run_under": "bazel bazelisk",
    "--config": "cargo",
    ":!": "vi vim nvim ex ed",
    shell: "gdb lldb",
    "new-session": "tmux",
    "-X": "screen",
    ProxyCommand: "ssh",
    "--run": "nix-shell",
}).flatMap(([how, names]) => names.split(" ").map((name) => [name, how])));
const subcommands = new Map(Object.entries({
    npm: "exec x",
    pnpm: "exec dlx",
    yarn: "exec dlx node",
    bun: "run x exec",
    deno: "run eval repl",
    go: "run",
    uv: "run,tool run",
    pipx: "run",
    poetry: "run",
    pipenv: "run",
    pdm: "run",
    hatch: "run",
    rye: "run",
    conda: "run",
    mamba: "run",
    bundle: "exec",
    dotnet: "exec fsi",
    mix: "run",
    nix: "run shell develop",
    mise: "exec x",
    asdf: "exec",
    direnv: "exec",
    tox: "exec",
    composer: "exec",
    docker: "run exec compose,compose run,compose exec,container run,container exec",
    podman: "run exec compose,compose run,compose exec,container run,container exec",
    nerdctl: "run exec compose,compose run,compose exec,container run,container exec",
    "docker-compose": "run exec",
    kubectl: "run exec debug",
}).map(([name, lists]) => {
    const [words = "", ...pairs] = lists.split(",");
    return [name, [...words.split(" "), ...pairs]];
}));
const runners = [
    ...others.keys(),
    ...[...subcommands].flatMap(([name, ways]) => [name, ...ways.map((way) => `${name} ${way}`)]),
];
const openFlags = /^(?:-(?![vVh]$)[a-zA-Z]{1,3}|--(?:eval|print|command|require|import|yes|package)?|-Command|\/c)$/;
function interpreterIn(pattern, meaning) {
    const text = shortened(pattern);
    if (text.length > longest)
        return undefined;
    const [words, isOpen] = meaning === "regex" ? ofRegex(text) : ofGlob(text);
    if (!isOpen && meaning !== "prefix")
        return undefined;
    const [program = "", ...rest] = words.trim().split(/\s+/);
    const name = program.replace(/^.*[/\\]/, "").replace(/\.(?:exe|cmd|bat)$/i, "");
    const key = name.toLowerCase();
    if (isFree(rest) || key === "find") {
        if (programs.test(name))
            return { name };
        const how = others.get(key) ?? subcommands.get(key)?.[0];
        if (how !== undefined)
            return { name, how };
    }
    const way = subcommands.get(key)?.findLast((one) => isFree(rest, one.split(" ")));
    return way === undefined ? undefined : { name: `${name} ${way}` };
}
function isFree(words, start = []) {
    return start.every((word, i) => words[i] === word) && words.slice(start.length).every((word) => openFlags.test(word));
}
function shownInterpreter({ name, how }) {
    return how === undefined ? `\`${name}\`` : `\`${name}\` (\`${how}\`)`;
}
const longest = 200;
function shortened(pattern) {
    return pattern.trim().replace(/\s+/g, " ").replace(/\*+/g, "*");
}
function ofGlob(text) {
    const [, words = text, end = ""] = /^(.*?)((?::?\s?\*)*)$/s.exec(text) ?? [];
    return [words, end !== ""];
}
function ofRegex(text) {
    const inner = text.replace(/^\/(.*)\/[a-z]*$/s, "$1").replace(/^\^/, "");
    const words = inner.replace(/(?:\\[bs ]|\.[*+]|[()?+*\s])*\$?$/, "");
    const end = inner.slice(words.length);
    return [words.replace(/\\[s ][+*]?/g, " ").replaceAll("\\", ""), /[.]/.test(end) || !end.endsWith("$")];
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