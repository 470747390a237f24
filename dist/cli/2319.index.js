"use strict";
exports.id = 2319;
exports.ids = [2319];
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

/***/ 70523:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ loadFolders)
/* harmony export */ });
/* harmony import */ var _settings_local_plugins_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63093);
/* harmony import */ var _layers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48966);
/* harmony import */ var _put_aside_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3826);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(70536);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76311);
/* harmony import */ var _sessions_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(59325);
/* harmony import */ var _settings_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9009);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64951);
/* harmony import */ var _settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62199);
/* harmony import */ var _whole_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89707);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46447);











async function loadFolders(repo, where, host) {
    const search = { repo, host, seen: new Set() };
    const projects = [];
    for (const start of where.starts)
        projects.push(await readDirectory(search, "project", start, host.folders));
    const home = where.user?.home;
    const user = home === undefined ? [] : await readDirectory(search, "user", home, host.userFolders);
    const named = [];
    for (const path of where.dirs.map(_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .tidied */ .GE))
        (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_6__/* .append */ .BC)(named, await readFolder(search, "project", { path, isOwn: true, ...host.policyFolder }));
    const external = (0,_settings_index_js__WEBPACK_IMPORTED_MODULE_2__/* .takesPlugins */ .X1)(host.settingRules)
        ? await (0,_settings_local_plugins_js__WEBPACK_IMPORTED_MODULE_0__/* .pluginLayersIn */ .$)(repo, where.starts.map((directory) => ({ directory, paths: host.settings.map((path) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)(directory, path)) })))
        : [];
    const builtins = (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .builtinLayer */ .vN)(host.builtins ?? []);
    const withWinner = (0,_sessions_js__WEBPACK_IMPORTED_MODULE_7__/* .winnersOf */ .AY)([...projects.map((project) => [...project, ...user, builtins]), ...named.map((layer) => [layer, builtins])], host.isSorted);
    return (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .loadFrom */ .TH)([...projects.flat(), ...user, ...external, ...named], host.builtins && builtins, (item) => withoutIneffective(withWinner(item)));
}
function withoutIneffective(item) {
    return item.verdict.kind === "shadowed" && item.profile
        ? { ...item, profile: { ...item.profile, ineffective: [] } }
        : item;
}
async function readDirectory(search, name, directory, folders) {
    const { repo, host } = search;
    const layers = [];
    for (const folder of folders)
        (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_6__/* .append */ .BC)(layers, await readFolder(search, name, { ...folder, path: (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)(directory, folder.path) }));
    const unknown = [];
    const named = [];
    const ineffective = [];
    const own = folders.find(({ isOwn }) => isOwn);
    if (!own)
        return layers;
    const root = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)(directory, (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .directoryOf */ .jt)(own.path));
    const settings = await (0,_settings_index_js__WEBPACK_IMPORTED_MODULE_2__/* .readSettings */ .sb)(repo, ((name === "user" ? host.userSettings : undefined) ?? host.settings).map((path) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)(directory, path)), host.settingRules, (node, source) => {
        (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_6__/* .append */ .BC)(unknown, [...(0,_settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .unknownIn */ .e3)(host, node, source), ...(host.faultsIn?.(node, source) ?? [])]);
        (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_6__/* .append */ .BC)(ineffective, host.idleSettings?.(node, source) ?? []);
        if (host.namedFolders)
            (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_6__/* .append */ .BC)(named, namedIn(node, source, host.namedFolders.key, root, directory));
        return host.furtherAuthority?.(node, source) ?? [];
    }, undefined, host.settingsReading);
    for (const { path } of named)
        if (path !== undefined && host.namedFolders && !layers.some(({ layer }) => layer.root === path))
            (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_6__/* .append */ .BC)(layers, await readFolder(search, name, { ...host.namedFolders, path, isOwn: true }));
    const whole = (0,_whole_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readWholeFiles */ .l)(repo, root, host.wholeFiles ?? []);
    const authority = [...settings.authority, ...whole.authority];
    const unjudged = [...settings.unjudged, ...whole.unjudged, ...unknown, ...named.flatMap(outside)];
    if (authority.length + unjudged.length + ineffective.length > 0)
        layers.unshift({
            layer: {
                name,
                root,
                status: "loaded",
                authority,
                ...(ineffective.length > 0 ? { ineffective } : {}),
                ...(name === "project" ? { governs: directory } : {}),
            },
            items: [],
            unjudged,
        });
    return layers;
}
function namedIn(settings, source, key, root, directory) {
    const value = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .lastOf */ .g1)(settings, key);
    return (value?.kind === "list" ? value.items : value ? [value] : []).flatMap((node) => {
        const written = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .textOf */ .b6)(node)?.trim() ?? "";
        if (written === "")
            return [];
        const path = /^[~/]|^[A-Za-z]:|[$\\]/.test(written) ? undefined : (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .plain */ .pj)((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)(root, written));
        const isLost = path === undefined || (/^[~/]/.test(directory) && !(0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isWithin */ .UO)(path, directory));
        return [{ written, path: isLost ? undefined : path, at: { source, span: node.span } }];
    });
}
function outside({ written, path, at }) {
    const message = `names the folder \`${written}\`, whose subagents are not checked: it is not a path in the repository`;
    return path === undefined ? [{ message, at, scope: "part" }] : [];
}
async function readFolder({ repo, host: { depth }, seen }, name, { path: root, isOwn, isFlat, isIncluded, read }) {
    const layer = { name, root, status: "loaded", authority: [] };
    const unread = [];
    const found = await (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .readLayer */ .w6)(repo, layer, {
        isIncluded,
        deep: isFlat !== true && (isOwn || depth === "unverified"),
        filesFirst: depth === "flat",
        seen,
        read: async (source, path) => {
            const results = await read(source, path, isOwn, repo);
            const items = results.map(({ unjudged = [], ...result }) => {
                (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_6__/* .append */ .BC)(unread, unjudged);
                return { layer, files: [source.path], ...result };
            });
            const isNested = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .directoryOf */ .jt)(path) !== root && path !== root && (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isWithin */ .UO)(path, root);
            return depth === "flat" && isNested
                ? items.map((item) => asNested(item, (0,_put_aside_js__WEBPACK_IMPORTED_MODULE_10__/* .nestedProblem */ .D)(root, path, (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_3__/* .startOf */ .GH)(source))))
                : items;
        },
    });
    return found ? [{ ...found, unjudged: [...found.unjudged, ...unread.sort(byPlace)] }] : [];
}
function byPlace({ at: a }, { at: b }) {
    return (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.source.path, b.source.path) || a.span.start - b.span.start;
}
function asNested(item, problem) {
    if (item.verdict.kind !== "loaded")
        return { ...item, verdict: { kind: "passed-over" } };
    return { ...item, verdict: { kind: "dropped", problem } };
}


/***/ }),

/***/ 3826:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ nestedProblem)
/* harmony export */ });
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76311);

const aside = /^(?:\..*|_?(?:archived?|backups?|deprecated|disabled|old|unused))$/i;
function nestedProblem(root, path, at) {
    const message = `it is in a subfolder of \`${root}\`, where no profile is read`;
    const folders = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_0__/* .directoryOf */ .jt)(path).slice(root.length).split("/");
    if (folders.some((name) => aside.test(name)))
        return { message, at, kind: "document" };
    return { message: `${message}; move it to \`${root}\``, at };
}


/***/ }),

/***/ 89707:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ readWholeFiles)
/* harmony export */ });
/* harmony import */ var _collect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77012);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76311);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64951);



function readWholeFiles(repo, directory, files) {
    if (files.length === 0)
        return { authority: [], unjudged: [] };
    const found = (0,_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .collectFiles */ .C0)(repo, directory, {
        isIncluded: (name) => files.some((file) => file.name.test(name)),
        deep: false,
    });
    return {
        authority: found.files.flatMap((path) => files
            .filter(({ name }) => name.test((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(path)))
            .map(({ because, may, certainty }) => ({
            setting: (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(path),
            value: (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(directory, (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(path)),
            effect: "widens",
            because,
            ...(may ? { may } : {}),
            ...(certainty ? { certainty } : {}),
            names: [path],
            at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(path),
        }))),
        unjudged: found.unjudged,
    };
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

/***/ 63093:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ pluginLayersIn)
/* harmony export */ });
/* harmony import */ var _loading_collect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77012);
/* harmony import */ var _external_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86460);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70536);
/* harmony import */ var _parsers_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45433);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76311);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46447);







async function pluginLayersIn(repo, starts) {
    const layers = [];
    for (const { directory, paths } of starts) {
        (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_3__/* .append */ .BC)(layers, [...(await localLayer(repo, directory, paths)), ...(await (0,_external_js__WEBPACK_IMPORTED_MODULE_1__/* .externalLayersIn */ .xd)(repo, paths))]);
    }
    return layers;
}
async function localLayer(repo, directory, paths) {
    const { marketplaces, enabled } = await (0,_external_js__WEBPACK_IMPORTED_MODULE_1__/* .readPluginSettings */ .Bt)(repo, paths);
    const authority = [];
    const unjudged = [];
    for (const { name, at } of enabled) {
        const [plugin = "", marketplace = ""] = name.split(/@(?=[^@]*$)/);
        const origin = marketplaces.get(marketplace);
        if (!origin || !(0,_external_js__WEBPACK_IMPORTED_MODULE_1__/* .isLocal */ .IX)(origin))
            continue;
        const place = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .tidied */ .GE)((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(directory, (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .tidied */ .GE)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .lastOf */ .g1)(origin, "path")) ?? "")));
        const isFile = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .lastOf */ .g1)(origin, "source")) === "file";
        const home = await homeOf(repo, plugin, isFile ? (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryOf */ .jt)(place) : place, isFile ? place : undefined);
        const found = (0,_loading_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .collectFiles */ .C0)(repo, home, { isIncluded: () => true, deep: true });
        (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_3__/* .append */ .BC)(unjudged, found.unjudged);
        authority.push({
            setting: "plugin",
            value: name,
            effect: "widens",
            because: `installs subagents, hooks, servers and programs from \`${home === "" ? "." : home}\``,
            may: ["execute", "external"],
            names: found.files,
            at,
        });
    }
    const layer = { name: "plugin", root: directory, status: "loaded", authority, governs: directory };
    return authority.length > 0 ? [{ layer, items: [], unjudged }] : [];
}
async function homeOf(repo, plugin, market, file) {
    const lists = repo
        .names(market)
        .filter((name) => /^\..+-plugin$/.test(name))
        .map((name) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(market, `${name}/marketplace.json`));
    for (const path of file === undefined ? lists : [file]) {
        const source = await (0,_loading_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .readOne */ .JF)(repo, path);
        const root = source === undefined || "message" in source ? undefined : (0,_parsers_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAnyJson */ .C_)(source.text);
        if (!root || root.kind === "problem")
            continue;
        const entry = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .listItems */ .Dw)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .lastOf */ .g1)(root, "plugins")).find((item) => (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .lastOf */ .g1)(item, "name")) === plugin);
        const written = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .lastOf */ .g1)(entry, "source"));
        const home = written === undefined ? undefined : (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .tidied */ .GE)((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(market, (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .tidied */ .GE)(written)));
        if (home !== undefined && repo.resolve(home).kind === "directory")
            return home;
    }
    return market;
}


/***/ }),

/***/ 53806:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ serverRules)
/* harmony export */ });
function serverRules(whose) {
    return [
        {
            path: "mcpServers.*.command",
            effect: "widens",
            because: `starts a command whose tools ${whose} can call`,
            shown: "a command",
            may: ["execute", "external"],
        },
        {
            path: "mcpServers.*.url",
            effect: "widens",
            because: `connects to an address whose tools ${whose} can call`,
            shown: "an address",
            may: ["network", "external"],
        },
    ];
}


/***/ }),

/***/ 92319:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ amazonq)
});

// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(95885);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/folders.js
var folders = __webpack_require__(70523);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/own-files.js
var own_files = __webpack_require__(39948);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/unknown-settings.js
var unknown_settings = __webpack_require__(62199);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js + 2 modules
var json = __webpack_require__(45433);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/agent-json/references.js
var references = __webpack_require__(67176);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fixes/spelling.js
var spelling = __webpack_require__(31811);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/agent-json/workspace-servers.js
var workspace_servers = __webpack_require__(85076);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/fields.js
var fields = __webpack_require__(22583);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/hooks-and-servers.js
var hooks_and_servers = __webpack_require__(24754);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/named-files.js
var named_files = __webpack_require__(27557);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/profile.js
var profiles_profile = __webpack_require__(66189);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/unknown-keys.js
var unknown_keys = __webpack_require__(60875);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/amazonq/shape.js



const isNull = (node) => node.kind === "scalar" && node.value === null;
function typed(called, fits) {
    return (node) => (fits(node) ? undefined : { message: `it is not ${called}`, span: node.span });
}
const shape_text = typed("a text", parsers_node/* isText */.KH);
const flag = typed("true or false", (node) => node.kind === "scalar" && typeof node.value === "boolean");
const count = typed("a whole number from 0", (node) => node.kind === "scalar" && node.number === "integer" && Number(node.value) >= 0);
const anything = () => undefined;
function optional(check) {
    return (node) => (isNull(node) ? undefined : check(node));
}
function listOf(check) {
    return (node) => node.kind === "list" ? firstOf(node.items.map(check)) : { message: "it is not a list", span: node.span };
}
function mapOf(check) {
    return (node) => node.kind === "table"
        ? firstOf(node.entries.map(({ value }) => check(value)))
        : { message: "it is not a mapping", span: node.span };
}
function firstOf(faults) {
    return faults.find((fault) => fault !== undefined);
}
const triggers = ["agentSpawn", "userPromptSubmit", "preToolUse", "postToolUse", "stop"];
const serverFields = new Map([
    ["type", oneOf("stdio", "http")],
    ["url", shape_text],
    ["headers", mapOf(shape_text)],
    ["oauthScopes", listOf(shape_text)],
    ["oauth", optional(anything)],
    ["command", shape_text],
    ["args", listOf(shape_text)],
    ["env", optional(mapOf(shape_text))],
    ["timeout", count],
    ["disabled", flag],
]);
const hookFields = new Map([
    ["command", shape_text],
    ["timeout_ms", count],
    ["max_output_size", count],
    ["cache_ttl_seconds", count],
    ["matcher", optional(shape_text)],
    ["source", oneOf("Agent", "Session")],
]);
const agentFields = new Map([
    ["$schema", shape_text],
    ["name", shape_text],
    ["description", optional(shape_text)],
    ["prompt", optional(shape_text)],
    ["mcpServers", mapOf(struct(serverFields, []))],
    ["tools", listOf(shape_text)],
    ["toolAliases", mapOf(shape_text)],
    ["allowedTools", listOf(shape_text)],
    ["resources", listOf(shape_text)],
    ["hooks", hooksFault],
    ["toolsSettings", mapOf(anything)],
    ["useLegacyMcpJson", flag],
    ["model", optional(shape_text)],
]);
const agentKeys = new Set(agentFields.keys());
const hookTriggers = (/* unused pure expression or super */ null && (triggers));
function oneOf(...words) {
    return typed(words.join(" or "), (node) => node.kind === "scalar" && words.includes(String(node.value)));
}
function hooksFault(node) {
    const wrong = (0,parsers_node/* tableEntries */.zH)(node).find(({ name = "" }) => !triggers.includes(name));
    if (wrong)
        return { message: `the event \`${wrong.name ?? ""}\` does not exist`, span: wrong.key.span };
    return mapOf(listOf(struct(hookFields, ["command"])))(node);
}
function struct(fields, required) {
    return (node) => {
        const table = asTable(node, fields);
        if (!table)
            return { message: "it is not a mapping", span: node.span };
        return faultIn(table, fields, required);
    };
}
function faultIn(table, fields, required) {
    const seen = new Set();
    for (const { name = "", key, value } of table.entries) {
        const check = fields.get(name);
        if (!check)
            continue;
        if (seen.has(name))
            return { message: `\`${name}\` is there twice`, span: key.span };
        seen.add(name);
        const fault = check(value);
        if (fault)
            return { message: `in \`${name}\`, ${fault.message}`, span: fault.span };
    }
    const lacking = required.find((name) => !seen.has(name));
    return lacking === undefined ? undefined : { message: `\`${lacking}\` is missing`, span: table.span };
}
function asTable(node, fields) {
    if (node.kind === "table")
        return node;
    if (node.kind !== "list" || node.items.length > fields.size)
        return undefined;
    const names = [...fields.keys()];
    const entries = node.items.map((value, i) => {
        const name = names[i] ?? "";
        return {
            key: { kind: "scalar", span: value.span, value: name, text: name, style: "quoted" },
            name,
            value,
        };
    });
    return { kind: "table", span: node.span, entries };
}
function agentIn(node) {
    const table = asTable(node, agentFields);
    if (!table)
        return { table, fault: { message: "it is not an object", span: node.span } };
    const unknown = table.entries.find(({ name = "" }) => !agentFields.has(name));
    const fault = unknown ? unknownKey(unknown, table) : faultIn(table, agentFields, ["name"]);
    return { table: withTables(table), fault };
}
function unknownKey({ name = "", key: { span } }, table) {
    const message = `the key \`${name}\` does not exist`;
    const meant = (0,unknown_keys/* meantByRefused */.t9)(agentKeys, name);
    return meant === undefined || (0,parsers_node/* entryOf */.Ms)(table, meant)
        ? { message, span }
        : { message: `${message}; did you mean \`${meant}\`?`, span, what: name, meant };
}
function withTables(table) {
    const within = (node, fields) => asTable(node, fields) ?? node;
    const entries = table.entries.map((entry) => {
        const { name, value } = entry;
        if (name === "mcpServers" && value.kind === "table")
            return {
                ...entry,
                value: {
                    ...value,
                    entries: value.entries.map((server) => ({ ...server, value: within(server.value, serverFields) })),
                },
            };
        if (name === "hooks" && value.kind === "table")
            return {
                ...entry,
                value: {
                    ...value,
                    entries: value.entries.map((event) => ({
                        ...event,
                        value: event.value.kind === "list"
                            ? { ...event.value, items: (0,parsers_node/* listItems */.Dw)(event.value).map((hook) => within(hook, hookFields)) }
                            : event.value,
                    })),
                },
            };
        return entry;
    });
    return { ...table, entries };
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/agent-json/entries.js
var agent_json_entries = __webpack_require__(67672);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/agent-json/call-rules.js
var call_rules = __webpack_require__(35376);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/agent-json/tool-settings.js + 1 modules
var tool_settings = __webpack_require__(13388);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/tools.js
var tools = __webpack_require__(37655);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/wildcard.js
var wildcard = __webpack_require__(28879);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/amazonq/tools.js









const tools_tools = (0,tools/* toolTable */.T9)({
    read: "fs_read knowledge",
    write: "fs_write",
    execute: "execute_bash execute_cmd use_aws",
    network: "use_aws",
    delegate: "delegate",
    state: "gh_issue introspect thinking todo_list",
});
const builtin = capability/* capabilities */.R7.filter((capability) => capability !== "external");
function readTools(list, source, home) {
    if (!list)
        return { grants: (0,fact/* implied */.TU)([], home, "no `tools` key means no tool"), ineffective: [] };
    const entries = (0,agent_json_entries/* entriesOf */.M)(list, source);
    const ineffective = [];
    const grants = entries.flatMap(({ name, at }) => {
        const powers = powersOf(name, entries.length === 1);
        if (powers)
            return (0,tools/* grantEach */.Ud)(at, powers, name);
        ineffective.push(withoutEffect(name, at));
        return [];
    });
    return { grants: (0,fact/* stated */.Eo)(grants, { source, span: list.span }), ineffective };
}
function powersOf(name, isAlone) {
    if (name === "*")
        return isAlone ? capability/* capabilities */.R7 : undefined;
    if (name === "@builtin")
        return builtin;
    const native = tools_tools.lookup(name.replace(/^@builtin\//, ""));
    return native ?? (name.startsWith("@") && !name.startsWith("@builtin/") ? ["external"] : undefined);
}
function withoutEffect(what, at) {
    if (what === "*")
        return { kind: "value", what, because: "it counts only if it is the only entry of `tools`", at };
    const because = /[*?]/.test(what) ? "`tools` takes no patterns" : "there is no tool of that name";
    return { kind: "unknown-tool", what, because, at, ...(0,tools/* nearName */.cR)(what, tools_tools.names) };
}
function autoApprovedIn(table, source) {
    const given = (0,agent_json_entries/* entriesOf */.M)((0,parsers_node/* valueOf */.RP)(table, "tools"), source);
    const allowed = (0,agent_json_entries/* entriesOf */.M)((0,parsers_node/* valueOf */.RP)(table, "allowedTools"), source);
    const approvals = { table, source, given, allowed };
    const settings = inSettings(approvals);
    return {
        bypasses: [...allowed.flatMap((entry) => byName(entry, approvals)), ...settings.flatMap((part) => part.bypasses)],
        ineffective: settings.flatMap((part) => part.ineffective),
    };
}
function rulesOf(table, source, home) {
    const given = (0,agent_json_entries/* entriesOf */.M)((0,parsers_node/* valueOf */.RP)(table, "tools"), source);
    return (0,call_rules/* callRulesOf */.b)({
        source,
        allowed: (0,agent_json_entries/* entriesOf */.M)((0,parsers_node/* valueOf */.RP)(table, "allowedTools"), source),
        settings: (0,parsers_node/* valueOf */.RP)(table, "toolsSettings"),
        home,
        nameOf: (written) => {
            if (everyTool.test(written))
                return "*";
            const name = written.replace(/^@builtin\//, "");
            if (name.startsWith("@"))
                return given.some((entry) => entry.name === "*" || entry.name.startsWith("@")) ? name : undefined;
            const matched = tools_tools.names.filter((tool) => (0,wildcard/* matchesToolName */.V)(name, tool));
            return matched.some((tool) => isGiven(tool, given)) ? (oneName.get(name) ?? name) : undefined;
        },
    });
}
const oneName = new Map([["execute_cmd", "execute_bash"]]);
const everyTool = /^(?:\*+|@builtin\/?\*?)$/;
function matchedBy(pattern) {
    if (everyTool.test(pattern))
        return tools_tools.names;
    if (pattern.startsWith("@") && !pattern.startsWith("@builtin/"))
        return [];
    const bare = pattern.replace(/^@builtin\//, "");
    return tools_tools.names.filter((tool) => (0,wildcard/* matchesToolName */.V)(bare, tool));
}
function isGiven(tool, given) {
    return given.some(({ name }) => (powersOf(name, given.length === 1) && /^(?:\*|@builtin)$/.test(name)) ||
        name.replace(/^@builtin\//, "") === tool);
}
function byName({ name, at }, { given }) {
    const bypass = (effect, because) => [
        { setting: "allowedTools", value: name, effect, because, at },
    ];
    if (name.startsWith("@") && !name.startsWith("@builtin"))
        return given.some((entry) => entry.name === "*" || entry.name.startsWith("@"))
            ? bypass("auto-approve", "runs without asking")
            : bypass("unhonoured", "does nothing: `tools` gives no tool of a server");
    const isSensitive = (tool) => tools_tools.lookup(tool)?.some((capability) => capability !== "read") === true;
    const matched = matchedBy(name).filter(isSensitive);
    if (matched.some((tool) => isGiven(tool, given)))
        return everyTool.test(name)
            ? bypass("bypass", "runs every built-in tool without asking")
            : bypass("auto-approve", "runs without asking");
    return matched.length === 0 || everyTool.test(name)
        ? []
        : bypass("unhonoured", "does nothing: `tools` does not give it");
}
const withSettings = new Set(["execute_bash", "execute_cmd", "fs_read", "fs_write", "use_aws"]);
function inSettings({ table, source, allowed }) {
    return (0,parsers_node/* tableEntries */.zH)((0,parsers_node/* valueOf */.RP)(table, "toolsSettings")).map(({ name: tool = "", key, value }) => {
        if (!withSettings.has(tool) && !tool.startsWith("@")) {
            const because = "there is no tool of that name with settings, so it limits nothing";
            return {
                bypasses: [],
                ineffective: [{ kind: "limit", what: `toolsSettings.${tool}`, because, at: { source, span: key.span } }],
            };
        }
        const allowedBy = allowed.find(({ name }) => matchedBy(name).includes(tool))?.name;
        const parts = tool_settings/* settingLists */.Ar.map((list) => (0,tool_settings/* toolSettingIn */.GZ)(source, { tool, key: list, settings: value, allowedBy, readers: "", another: "… | sh" }));
        return {
            bypasses: parts.flatMap(({ bypasses }) => bypasses),
            ineffective: parts.flatMap(({ ineffective }) => ineffective),
        };
    });
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/amazonq/agent.js













async function agentsOf(source, path, _isOwn, repo) {
    const results = await resultsOf(source, path, repo);
    const unjudged = await (0,named_files/* unreadPrompts */.N)(repo, results);
    return unjudged.length > 0 ? results.map((result) => ({ ...result, unjudged })) : results;
}
async function resultsOf(source, path, repo) {
    const strict = (0,json/* parseJson */.qF)(source.text);
    const node = strict.kind === "problem" ? (0,json.parseJsonc)(source.text) : strict;
    if (node.kind === "problem")
        return [rejected(`it is not JSON: ${node.message}`, { source, span: node.span })];
    const { table, fault } = agentIn(strict.kind === "problem" ? (0,json/* withLastValues */.pV)(node) : node);
    if (!table)
        return [rejected(fault?.message ?? "", { source, span: fault?.span ?? node.span })];
    const site = { repo, source, path, workspace: workspaceOf(path), title: "Amazon Q" };
    const { profile, lacksPrompt } = await profileOf(table, site);
    if (strict.kind === "problem")
        return [rejected(`it is not JSON: ${strict.message}`, { source, span: strict.span }, profile)];
    if (fault)
        return [rejected(fault.message, { source, span: fault.span }, profile, (0,spelling/* respelledFix */.cq)(source, [fault]))];
    if (lacksPrompt)
        return [rejected("the file of its prompt does not exist", lacksPrompt, profile)];
    return [{ verdict: { kind: "loaded" }, profile }];
}
function rejected(message, at, profile, fix) {
    const problem = { message, at, ...(fix ? { fixes: [fix] } : {}) };
    return { verdict: { kind: "rejected", problem }, ...(profile ? { profile } : {}) };
}
function workspaceOf(path) {
    const found = /^(?:(.*)\/)?\.(?:aws\/)?amazonq\/cli-agents\//.exec(path);
    return found ? (found[1] ?? "") : (0,repo_path/* directoryOf */.jt)(path);
}
async function profileOf(table, site) {
    const { source, workspace } = site;
    const home = (0,fields/* startOfTable */.Eo)(table, source);
    const name = nameOf(table, site, home);
    const { grants, ineffective } = readTools((0,parsers_node/* valueOf */.RP)(table, "tools"), source, home);
    const ownServers = serversIn((0,parsers_node/* valueOf */.RP)(table, "mcpServers"), source);
    const shared = await (0,workspace_servers/* workspaceServersOf */.f)(table, site, ["useLegacyMcpJson"], serversFileOf(site));
    const servers = [...ownServers, ...shared.servers];
    const hooks = (0,hooks_and_servers/* hooksOf */.uj)((0,parsers_node/* valueOf */.RP)(table, "hooks"), source);
    const autoApproved = autoApprovedIn(table, source);
    const { prompt, paths: promptPaths } = await (0,references/* promptOf */.Gh)(table, site, undefined, home);
    const resources = (0,parsers_node/* valueOf */.RP)(table, "resources");
    const paths = [...promptPaths, ...(0,references/* resourcesOf */.F3)(resources, site)];
    const lacking = (0,references/* filesMissing */.Aj)(paths);
    const profile = (0,profiles_profile/* profileFrom */.A)({
        home,
        name,
        description: (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "description"), source, home),
        model: (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "model"), source, home),
        grants,
        rules: rulesOf(table, source, home),
        extraGrants: [...(0,hooks_and_servers/* serverGrants */.bN)(ownServers, "mcpServers"), ...shared.grants, ...(0,hooks_and_servers/* hookGrants */.ZW)(hooks, "hooks")],
        hooks,
        servers,
        paths,
        ...(lacking.length > 0 ? { missing: lacking } : {}),
        references: (0,references/* resourcePatterns */.OZ)(resources, workspace),
        bypasses: autoApproved.bypasses,
        ineffective: [...ineffective, ...autoApproved.ineffective],
        ...((0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(table, "prompt")) ? {} : { hasDefaultPrompt: true }),
        prompt,
        native: () => (0,fields/* knownValues */.s2)(table, agentKeys),
    });
    return { profile, lacksPrompt: lacking.find(({ key }) => key === "prompt")?.at };
}
function nameOf(table, { path, source }, home) {
    const written = (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "name"), source, home);
    return (0,fact/* known */.eO)(written) === undefined
        ? (0,fact/* implied */.TU)((0,repo_path/* stemOf */.Vc)(path), home, "the file name stands for the missing name")
        : written;
}
function serversIn(node, source) {
    return (0,parsers_node/* tableEntries */.zH)(node).flatMap(({ name = "", value }) => (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(value, "disabled")) === "true" ? [] : (0,hooks_and_servers/* serverOf */.FN)(name, value, source));
}
function serversFileOf({ path, workspace }) {
    return (0,repo_path/* join */.fj)(workspace, /(?:^|\/)\.aws\/amazonq\//.test(path) ? ".aws/amazonq/mcp.json" : ".amazonq/mcp.json");
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/server-rules.js
var server_rules = __webpack_require__(53806);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/index.js
var ci = __webpack_require__(2898);
// EXTERNAL MODULE: ./build/bundle/src/hosts/amazonq/launch.js
var launch = __webpack_require__(1646);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/amazonq/index.js









const own = ".amazonq/cli-agents";
const usersOwn = ".aws/amazonq/cli-agents";
const settings = [".amazonq/mcp.json"];
const userSettings = [".aws/amazonq/mcp.json"];
const files = { isIncluded: (name) => /.\.json$/.test(name), read: agentsOf };
const settingRules = (0,server_rules/* serverRules */.F)("agents with `useLegacyMcpJson`");
const knownSettings = {
    title: "Amazon Q",
    harmless: [...(0,unknown_settings/* serverKeys */.yl)("mcpServers.*"), ...(0,unknown_settings/* harmlessKeys */.OF)("$schema mcpServers.*.oauthScopes", "gives no power")],
};
const amazonq_folders = [
    {
        root: "**/.amazonq",
        judged: ["cli-agents/*.json", "mcp.json"],
        harmless: [
            ...own_files/* ordinaryFiles */.i,
            ...(0,own_files/* harmlessFiles */.X)("is text for a prompt", "rules/** prompts/**"),
            ...(0,own_files/* harmlessFiles */.X)("is written by sessions", "cli-todo-lists/** .subagents/**"),
            ...(0,own_files/* harmlessFiles */.X)("is too deep in the folder to be read as an agent", "cli-agents/*/**"),
            ...(0,own_files/* harmlessFiles */.X)("is an example that is not read", "cli-agents/*.example"),
        ],
    },
];
/* harmony default export */ const amazonq = ((0,host/* defineHost */.YB)({
    title: "Amazon Q",
    url: "https://github.com/aws/amazon-q-developer-cli/blob/main/docs/agent-format.md",
    editions: ["2026-11"],
    certainty: "documented",
    naming: ["**/.amazonq/cli-agents/*.json"],
    patterns: [
        `**/${own}/*.json`,
        ...settings.map((path) => `**/${path}`),
        `~/${usersOwn}/*.json`,
        `~/${userSettings[0] ?? ""}`,
    ],
    ownPatterns: [`**/${own}/**`, ...settings.map((path) => `**/${path}`), `~/${usersOwn}/**`],
    folders: amazonq_folders,
    launch: launch.launch,
    load: (0,ci/* withLaunches */.AA)(launch.launch, (repo, where) => (0,folders/* loadFolders */.u)(repo, where, {
        folders: [{ path: own, isOwn: true, ...files }],
        userFolders: [{ path: usersOwn, isOwn: true, ...files }],
        policyFolder: files,
        depth: "flat",
        settings,
        userSettings,
        settingRules,
        knownSettings,
        builtins: [["q_cli_default", capability/* capabilities */.R7]],
    })),
}));


/***/ }),

/***/ 1646:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88187);


const flags = {
    "--trust-all-tools -a": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)("runs every tool call without asking"),
    "--trust-tools LIST": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("runs without asking"),
    "--agent --profile VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("runs the session as this agent"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)(`--no-interactive --non-interactive; --resume -r; --model VALUE; --wrap -w VALUE; --verbose -v; --help -h; --help-all
    --version -V`),
};
const launch = {
    program: "q",
    programs: ["q", "qchat"],
    marks: ["chat"],
    subcommands: ["chat"],
    uses: [],
    flags,
    commands: { chat: "start" },
    actions: [],
};


/***/ })

};
;