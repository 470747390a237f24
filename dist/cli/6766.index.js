"use strict";
exports.id = 6766;
exports.ids = [6766];
exports.modules = {

/***/ 68264:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isOwn),
/* harmony export */   a: () => (/* binding */ ownPolicyPath)
/* harmony export */ });
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53861);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64951);


function isOwn(at) {
    return !(0,_policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .isForeign */ .jq)(at) && !at.source.path.startsWith("preset:");
}
function ownPolicyPath({ sources }) {
    return sources.findLast(({ ref }) => isOwn((0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(ref)))?.ref ?? _policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .policyPaths */ .ff[0];
}


/***/ }),

/***/ 6766:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addCeilingFixes: () => (/* binding */ addCeilingFixes)
/* harmony export */ });
/* harmony import */ var _hosts_kit_fixes_edits_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(25724);
/* harmony import */ var _hosts_kit_fixes_lists_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6532);
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7277);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64682);
/* harmony import */ var _approvals_policy_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68264);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32426);
/* harmony import */ var _permission_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53954);
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38169);
/* harmony import */ var _insert_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71868);
/* harmony import */ var _policy_decide_days_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77034);
/* harmony import */ var _owner_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92266);











const days = 90;
const maxGone = 200;
const maxTitle = 200;
async function addCeilingFixes(inspection, decisions, owners) {
    const fixable = inspection.findings.filter(({ rule, isUnstated }) => rule === "max-capability" && !isUnstated);
    if (fixable.length === 0)
        return;
    const grantFixes = await grantFixesFor(decisions, owners);
    const permissionOf = (0,_permission_js__WEBPACK_IMPORTED_MODULE_3__.permissionsUnder)(decisions, inspection);
    const fixesOf = ({ host, item, kind, at }) => {
        if (host === null)
            return [];
        if (kind === "settings") {
            const loads = inspection.loads.filter((load) => load.host === host);
            return grantFixes((0,_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .settingsEntries */ .mI)({ loads }, decisions, at.source.path));
        }
        const subject = item && { host, item };
        if (!subject || kind === "skill-file")
            return [];
        const entries = (0,_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .profileEntries */ .su)([subject], inspection.subjects, permissionOf).filter(({ skills }) => kind?.startsWith("skill") ? skills.length > 0 : skills.length === 0);
        return [
            ...(kind === undefined ? narrowingFixes(subject, permissionOf(subject)?.excess ?? []) : []),
            ...grantFixes(entries),
        ];
    };
    for (const finding of fixable) {
        const { fixes: others = [] } = finding;
        let made;
        Object.defineProperty(finding, "fixes", {
            enumerable: true,
            get: () => (made ??= [...others, ...fixesOf(finding)]),
        });
    }
}
async function grantFixesFor(decisions, owners) {
    const path = (0,_approvals_policy_path_js__WEBPACK_IMPORTED_MODULE_1__/* .ownPolicyPath */ .a)(decisions);
    const source = decisions.sources.find(({ ref }) => ref === path);
    const [ownerOf, insert] = await Promise.all([
        (0,_owner_js__WEBPACK_IMPORTED_MODULE_6__/* .ownerIn */ .f6)(owners),
        source && owners.repo.entries.has(path) ? (0,_insert_js__WEBPACK_IMPORTED_MODULE_5__/* .insertionIn */ .F)({ path, text: source.text }) : undefined,
    ]);
    const until = (0,_policy_decide_days_js__WEBPACK_IMPORTED_MODULE_7__/* .dayAfter */ .P)(decisions.today, days);
    return (entries) => {
        const [first] = entries;
        if (!first || entries.some(({ refusal }) => refusal !== undefined))
            return [];
        const owner = ownerOf(first.file);
        const account = { reason: _entry_js__WEBPACK_IMPORTED_MODULE_4__/* .openReason */ .Lx, owner: owner ?? "?", until };
        const title = `- ${entries.map((entry) => (0,_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .flowText */ .KH)(entry, account)).join(" - ")}`;
        const edits = insert && owner !== undefined ? [insert(entries, () => account)] : [];
        return [{ title: `${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(title)} # under \`grants\` in ${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(path)}`, safe: false, edits }];
    };
}
function narrowingFixes({ item }, excess) {
    const { profile } = item;
    if (profile?.grants.state === "implied" && profile.onlyTools && isAllImplied(profile, excess))
        return [profile.onlyTools([], excess)];
    const listed = profile?.grants.state === "stated" ? ((0,_model_fact_js__WEBPACK_IMPORTED_MODULE_8__/* .known */ .eO)(profile.grants) ?? []) : [];
    const gone = profile ? (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_0__/* .grantsOf */ .Rr)(profile).filter(({ capability }) => excess.includes(capability)) : [];
    const isListed = new Set(listed);
    if (!profile || gone.length === 0 || gone.length > maxGone || !gone.every((grant) => isListed.has(grant)))
        return [];
    const tools = new Set(gone.map(({ tool }) => tool));
    if (listed.every(({ tool }) => tools.has(tool)))
        return [];
    const fix = removalFix(profile, gone, [...tools]);
    return fix ? [fix] : [];
}
function isAllImplied({ extraGrants }, excess) {
    return !extraGrants.some(({ capability }) => excess.includes(capability));
}
function idleTools({ ineffective, grants }) {
    const { source, span } = grants.at;
    return ineffective.flatMap(({ kind, what, at, meant }) => (kind === "unknown-tool" || kind === "removed-tool") &&
        meant === undefined &&
        at.source.path === source.path &&
        at.span.start >= span.start &&
        at.span.end <= span.end
        ? [{ at, tool: what }]
        : []);
}
function spansOf(words) {
    return new Map(words.slice(0, maxGone).flatMap(({ at, tool }) => {
        const span = (0,_hosts_kit_fixes_lists_js__WEBPACK_IMPORTED_MODULE_9__/* .wordIn */ .u9)(at, tool);
        return span ? [[span.start, span]] : [];
    }));
}
function removalFix(profile, gone, tools) {
    const { source } = profile.grants.at;
    if (gone.some(({ at }) => at.source.path !== source.path))
        return undefined;
    const spans = spansOf(gone);
    if (spans.size !== tools.length)
        return undefined;
    for (const [start, span] of spansOf(idleTools(profile)))
        spans.set(start, span);
    const rest = (0,_hosts_kit_fixes_lists_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutEntries */ .Lf)(source.text, [...spans.values()].sort((a, b) => a.start - b.start));
    if (!rest)
        return undefined;
    const fix = (0,_hosts_kit_fixes_edits_js__WEBPACK_IMPORTED_MODULE_10__/* .fixTo */ .dy)(source, rest, false, `take out ${tools.map((tool) => `\`${tool}\``).join(", ")}`);
    return { ...fix, title: (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(fix.title).slice(0, maxTitle) };
}


/***/ }),

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


/***/ })

};
;