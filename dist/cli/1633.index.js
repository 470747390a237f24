"use strict";
exports.id = 1633;
exports.ids = [1633,8065];
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

/***/ 11633:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  withFixes: () => (/* binding */ withFixes)
});

// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(64682);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/memoize.js
var memoize = __webpack_require__(53797);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/unknown-keys.js
var unknown_keys = __webpack_require__(60875);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fixes/edits.js
var fixes_edits = __webpack_require__(25724);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/fixes/items.js
function itemsByPlace({ items }, files) {
    const counts = new Map();
    const found = new Map();
    for (const item of items) {
        if (!files.has(item.files[0]))
            continue;
        const place = JSON.stringify([item.layer.name, item.layer.root, item.files[0]]);
        const count = (counts.get(place) ?? 0) + 1;
        counts.set(place, count);
        found.set(`${place} ${count}`, item);
    }
    return found;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fixes/lists.js
var fixes_lists = __webpack_require__(6532);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/fixes/keys.js




const mostSteps = 2;
async function provenKeys(load, withFixes, reload) {
    const proven = new Map();
    let waiting = candidatesIn(load, withFixes);
    while (waiting.length > 0) {
        const round = onePerFile(waiting);
        const loaded = await reload(new Map(round.map(({ source, text }) => [source.path, text])));
        const items = itemsByPlace(loaded, new Set(round.map(({ before }) => before.files[0])));
        const again = round.flatMap((one) => {
            const result = resultOf(one, items.get(one.place), withFixes);
            if (result && "text" in result)
                return [result];
            proven.set(one.fix, result);
            return [];
        });
        waiting = [...again, ...waiting.filter((one) => !round.includes(one))];
    }
    return proven;
}
function candidatesIn(load, withFixes) {
    const files = new Set(load.items.map(({ files: [file] }) => file));
    return [...itemsByPlace(load, files)].flatMap(([place, before]) => (before.profile ? withFixes(before.profile).ineffective : []).flatMap((fact) => {
        const [fix] = isAboutKey(fact) || fact.because.endsWith("write a list") ? (fact.fixes ?? []) : [];
        const source = fix?.edits[0]?.at.source;
        const text = fix && source && (0,fixes_edits/* applyEdits */.ct)(source, fix.edits);
        return text === undefined || !source || !fix ? [] : [{ place, before, fix, source, text, steps: 0 }];
    }));
}
function isAboutKey({ what, meant, at }) {
    const word = meant === undefined ? undefined : (0,fixes_lists/* wordIn */.u9)(at, what);
    return word !== undefined && (0,fixes_lists/* isKeyAt */.$P)(at.source.text, word);
}
function onePerFile(waiting) {
    const taken = new Map();
    for (const one of waiting)
        if (!taken.has(one.source.path))
            taken.set(one.source.path, one);
    return [...taken.values()];
}
function resultOf(one, after, withFixes) {
    const { before, fix, source, text, steps } = one;
    const profile = after?.profile && withFixes(after.profile);
    if (!after || !profile || isWorse(before, after))
        return undefined;
    const [fault] = newFaults(before, profile);
    if (fault) {
        const [repair] = fault.fixes ?? [];
        const repaired = steps < mostSteps && repair ? (0,fixes_edits/* applyEdits */.ct)(fault.at.source, repair.edits) : undefined;
        return repaired === undefined || repaired === text ? undefined : { ...one, text: repaired, steps: steps + 1 };
    }
    if (steps === 0)
        return fix;
    const had = before.profile ? (0,model_profile/* capabilitiesOf */.SF)(before.profile) : [];
    const isSafe = fix.safe && (0,model_profile/* capabilitiesOf */.SF)(profile).every((capability) => had.includes(capability));
    return (0,fixes_edits/* fixTo */.dy)(source, (0,fixes_edits/* changedLines */.MA)(source.text, text), isSafe, fix.title);
}
function isWorse(before, after) {
    const had = new Set(before.profile?.bypasses.map(({ setting, effect }) => `${setting} ${effect}`));
    return (before.verdict.kind !== after.verdict.kind ||
        (after.leniency !== undefined && before.leniency === undefined) ||
        (after.profile?.bypasses ?? []).some(({ setting, effect }) => !had.has(`${setting} ${effect}`)));
}
function newFaults(before, { ineffective }) {
    const had = new Set(before.profile?.ineffective.map(({ kind, what }) => `${kind} ${what}`));
    return ineffective.filter(({ kind, what }) => kind !== "metadata" && !had.has(`${kind} ${what}`));
}

// EXTERNAL MODULE: ./build/bundle/src/model/fix.js
var fix = __webpack_require__(39620);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fixes/spelling.js
var spelling = __webpack_require__(31811);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/fixes/refusals.js





function fixOfRefusal(problem, profile) {
    const { message, at, cause } = problem;
    const isThere = /is indented further|outside quotes|goes on without|the quoted value of/.test(message);
    const lacksDescription = cause === "description" ||
        (!isThere && /[`']description[`']/.test(message) && profile?.description.state !== "stated");
    if (lacksDescription)
        return descriptionInstead(at, profile) ?? (0,fix/* descriptionFix */.e)(at);
    const list = isAboutList(problem) ? (0,spelling/* listInstead */.xu)(at) : undefined;
    const name = list ? undefined : nameFor(problem, profile);
    return list ?? (name === undefined ? undefined : (0,fix/* lineFix */.g)(at, "name", name));
}
function descriptionInstead({ source }, profile) {
    const found = profile?.ineffective.find(({ meant }) => meant === "description");
    return found && found.at.source === source ? (0,spelling/* respelledFix */.cq)(source, [{ ...found, span: found.at.span }]) : undefined;
}
function isAboutList({ message }) {
    return /\bnot a list(?: of names| of texts?)?$/.test(message);
}
async function withoutVainLists(load, problems, reload) {
    const lists = new Map([...problems].flatMap(([problem, fixed]) => withText(problem, fixed)));
    if (lists.size === 0)
        return;
    const files = new Set([...lists.values()].map(([path]) => path));
    const after = itemsByPlace(await reload(new Map(lists.values())), files);
    for (const [place, { verdict }] of itemsByPlace(load, files)) {
        const problem = "problem" in verdict ? verdict.problem : undefined;
        if (!problem || !lists.has(problem) || after.get(place)?.verdict.kind === "loaded")
            continue;
        const { fixes: _, ...bare } = problems.get(problem) ?? problem;
        problems.set(problem, bare);
    }
}
function withText(problem, { fixes: [fix] = [] }) {
    const source = isAboutList(problem) ? fix?.edits[0]?.at.source : undefined;
    const text = source && fix && (0,fixes_edits/* applyEdits */.ct)(source, fix.edits);
    return source && text !== undefined ? [[problem, [source.path, text]]] : [];
}
function nameFor({ message, at }, profile) {
    if (/\bno `name`/.test(message)) {
        const parts = at.source.path.split("/");
        const stem = parts.at(-1)?.replace(/\..*$/, "") ?? "";
        return wordOf(stem === "agent" ? (parts.at(-2) ?? "") : stem);
    }
    const written = /^`name` (?:is|has|may) /.test(message) ? profile && (0,fact/* known */.eO)(profile.name) : undefined;
    const word = written === undefined ? undefined : wordOf(written);
    return word === written ? undefined : word;
}
function wordOf(text) {
    const word = text
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, "-")
        .replace(/^-|-$/g, "");
    return /^[a-z]/.test(word) ? word : undefined;
}

// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 7 modules
var parsers_yaml = __webpack_require__(8065);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/fixes/frontmatter.js





const harmlessKeys = new Set("description whentouse summary title author version color model role goal notes example examples argumenthint".split(" "));
const longestFront = 64 * 1024;
const mostEdits = 2000;
const frontmatterFixes = (0,memoize/* memoize */.Bj)(async (source) => {
    const { text } = source;
    const front = yamlIn(source);
    if (!front || front.end - front.start > longestFront)
        return [];
    const quotes = quotesIn(text, front);
    const tabs = tabsIn(text, front);
    const indent = indentIn(source, front);
    const nothing = quotes.length + tabs.length === 0 && !indent;
    if (nothing || (await isValid(text.slice(front.start, front.end), front.start, [])))
        return [];
    for (const { edits, title, values } of [...repairsWith(quotes, tabs, source), ...(indent ? [indent] : [])]) {
        const repaired = edits.length <= mostEdits ? (0,fixes_edits/* applyEdits */.ct)(source, edits, front) : undefined;
        const safe = edits !== indent?.edits;
        if (repaired !== undefined && (await isValid(repaired, front.start, values)))
            return [{ title, safe, edits }];
    }
    return [];
});
function yamlIn({ path, text }) {
    const markdown = (0,parsers_yaml/* splitMarkdown */.EI)(text);
    if (markdown.kind === "fenced")
        return markdown.front;
    return markdown.kind !== "unclosed" && /\.ya?ml$/i.test(path) ? { start: 0, end: text.length } : undefined;
}
function repairsWith(quotes, tabs, source) {
    const quoted = quotes.map(({ edit }) => edit(source));
    const indented = tabs.map((edit) => edit(source));
    const byTabs = { title: "indent with spaces, not with tabs", edits: indented, values: [] };
    const [first] = quotes;
    if (!first)
        return tabs.length === 0 ? [] : [byTabs];
    const byQuotes = { title: first.line, edits: quoted, values: quotes };
    return tabs.length === 0
        ? [byQuotes]
        : [byQuotes, byTabs, { title: first.line, edits: [...quoted, ...indented], values: quotes }];
}
function lineEndFixes(source, { start }) {
    const { text } = source;
    const isOldMac = /^\ufeff?---[ \t]*\r(?!\n)/.test(text);
    if (!isOldMac && text[start] !== "\r")
        return [];
    const edits = [...text.matchAll(/\r(\n?)/g)].slice(0, mostEdits + 1).map(({ 0: { length }, 1: feed, index }) => ({
        at: { source, span: { start: index, end: index + (feed === "" ? length : 1) } },
        text: feed === "" ? "\n" : "",
    }));
    return edits.length > mostEdits ? [] : [{ title: "end every line with a line feed alone", safe: !isOldMac, edits }];
}
async function isValid(yaml, start, quotes) {
    const { node, problems } = await (0,parsers_yaml/* parseQuickly */.E5)(yaml, start);
    const table = (0,parsers_yaml/* tableOf */.c_)(node, { start, end: start + yaml.length });
    return (problems.length === 0 &&
        (0,parsers_yaml/* repeatedKeyOf */.FF)(table) === undefined &&
        quotes.every(({ key, value }) => (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(table, key)) === value));
}
const pair = /^([A-Za-z_][\w-]*)([ \t]*:[ \t]+)(\S(?:.*\S)?)[ \t]*\r?$/;
const culprit = /:(?: |$)| #|^[@`%&*!{}[\],#]|^[|>](?![-+0-9]*$)|^[-?] |^(?:"(?:[^"\\]|\\.)*"|'[^']*')(?=.*\S.)/;
function quotesIn(text, front) {
    const quotes = [];
    let at = front.start;
    for (const line of text.slice(front.start, front.end).split("\n")) {
        const [, key = "", colon = "", value = ""] = pair.exec(line) ?? [];
        const start = at + key.length + colon.length;
        at += line.length + 1;
        if (!harmlessKeys.has((0,unknown_keys/* normalizedKey */.pj)(key)) || !culprit.test(value) || /^(["']).*\1$/.test(value))
            continue;
        const quoted = /["\\]/.test(value) ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
        const span = { start, end: start + value.length };
        const shown = `${key}${colon}${quoted}`;
        quotes.push({
            key,
            value,
            line: shown.length > 120 ? `${shown.slice(0, 80)}…${shown.slice(-1)}` : shown,
            edit: (source) => ({ at: { source, span }, text: quoted }),
        });
    }
    return quotes;
}
function indentIn(source, front) {
    const found = /^[A-Za-z_][\w-]*:[ \t]+[^\s|>#{[&*!].*\n( +)([A-Za-z_][\w-]*:[ \t]+\S.*)/m.exec(source.text.slice(front.start, front.end));
    const [whole = "", blanks = "", line = ""] = found ?? [];
    if (!found || line.length > 200)
        return undefined;
    const end = front.start + found.index + whole.length - line.length;
    const at = { source, span: { start: end - blanks.length, end } };
    return { title: line.trimEnd(), edits: [{ at, text: "" }], values: [] };
}
function tabsIn(text, front) {
    const yaml = text.slice(front.start, front.end);
    if (!yaml.includes("\t"))
        return [];
    return [...yaml.matchAll(/(?<=^[ \t]*)\t+/gm)].map(({ 0: tabs, index }) => {
        const span = { start: front.start + index, end: front.start + index + tabs.length };
        return (source) => ({ at: { source, span }, text: "  ".repeat(tabs.length) });
    });
}

// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/fixes/index.js












const mostFacts = 40;
async function withFixes(load, reload) {
    const problems = new Map();
    for (const item of load.items)
        for (const problem of ["problem" in item.verdict ? item.verdict.problem : undefined, item.leniency])
            if (problem && !problems.has(problem))
                problems.set(problem, await fixedProblem(problem, item));
    await withoutVainLists(load, problems, reload);
    await proveRepairs(load, problems, reload);
    const keys = await provenKeys(load, fixedProfile, reload);
    const items = new Map();
    const fixedItem = (item) => {
        const done = items.get(item);
        if (done)
            return done;
        const profile = item.profile && withProvenKeys(fixedProfile(item.profile), keys);
        const leniency = item.leniency && (problems.get(item.leniency) ?? item.leniency);
        const verdict = verdictOf(item.verdict, problems, fixedItem);
        const isSame = profile === item.profile && leniency === item.leniency && verdict === item.verdict;
        const fixed = isSame
            ? item
            : { ...item, verdict, ...(profile ? { profile } : {}), ...(leniency ? { leniency } : {}) };
        items.set(item, fixed);
        return fixed;
    };
    return { ...load, items: load.items.map(fixedItem) };
}
async function proveRepairs(load, problems, reload) {
    const texts = new Map();
    const repairs = new Set();
    for (const [problem, fixed] of problems) {
        const [path, text] = repairedText(fixed) ?? [];
        if (path === undefined || text === undefined)
            continue;
        texts.set(path, text);
        repairs.add(problem);
    }
    if (texts.size === 0)
        return;
    const problemOf = ({ verdict, leniency }) => "problem" in verdict ? verdict.problem : leniency;
    const isRepaired = (item) => repairs.has(problemOf(item));
    const files = new Set(load.items.filter(isRepaired).map((item) => item.files[0]));
    const repaired = itemsByPlace(await reload(texts), files);
    for (const [place, item] of itemsByPlace(load, files)) {
        const problem = problemOf(item);
        const fixed = problem && problems.get(problem);
        if (!fixed || !isRepaired(item) || isNoMore(item, repaired.get(place)))
            continue;
        problems.set(problem, { ...fixed, fixes: (fixed.fixes ?? []).map((fix) => ({ ...fix, safe: false })) });
    }
}
function repairedText({ fixes: [fix] = [] }) {
    const source = fix?.safe ? fix.edits[0]?.at.source : undefined;
    const text = source && fix && textOf(fix);
    return source && text !== undefined ? [source.path, text] : undefined;
}
const textOf = (0,memoize/* memoize */.Bj)(({ edits }) => edits[0] && (0,fixes_edits/* applyEdits */.ct)(edits[0].at.source, edits));
function isNoMore({ profile: before }, after) {
    if (!before || !after?.profile || (0,fact/* known */.eO)(before.name) !== (0,fact/* known */.eO)(after.profile.name))
        return false;
    const had = (0,model_profile/* capabilitiesOf */.SF)(before);
    const skipped = new Set(before.bypasses.map(({ setting, effect }) => `${setting} ${effect}`));
    return ((0,model_profile/* capabilitiesOf */.SF)(after.profile).every((capability) => had.includes(capability)) &&
        after.profile.bypasses.every(({ setting, effect }) => effect === "unhonoured" || skipped.has(`${setting} ${effect}`)));
}
function verdictOf(verdict, problems, fixedItem) {
    if (verdict.kind === "shadowed") {
        const by = fixedItem(verdict.by);
        return by === verdict.by ? verdict : { ...verdict, by };
    }
    const problem = "problem" in verdict ? problems.get(verdict.problem) : undefined;
    return problem && "problem" in verdict && problem !== verdict.problem ? { ...verdict, problem } : verdict;
}
const fixes = (0,memoize/* memoize */.Bj)(async ({ at: { source, span } }) => {
    if (source.text === "")
        return [];
    const lineEnds = lineEndFixes(source, span);
    return lineEnds.length > 0 ? lineEnds : frontmatterFixes(source);
});
async function fixedProblem(problem, { profile }) {
    if (problem.fixes || problem.kind === "document")
        return problem;
    const found = await fixes(problem);
    if (found.length > 0)
        return { ...problem, fixes: found };
    const fix = fixOfRefusal(problem, profile);
    return fix ? { ...problem, fixes: [fix] } : problem;
}
function fixedProfile(profile) {
    return profile.ineffective.length + profile.bypasses.length === 0 ? profile : profileWithFixes(profile);
}
const profileWithFixes = (0,memoize/* memoize */.Bj)((profile) => {
    const facts = profile.ineffective.slice(0, mostFacts).filter(({ fixes: own }) => own === undefined);
    const removed = removals(facts, profile, "removed-tool");
    const scoped = removals(facts, profile, "scope");
    const respelled = (0,spelling/* listRespellings */.fE)(facts, profile);
    const ineffective = mapped(profile.ineffective, (fact) => facts.includes(fact)
        ? withFix(fact, removed.get(fact) ??
            scoped.get(fact) ??
            respelled.get(fact) ??
            respelling(fact, profile) ??
            lineFeed(fact) ??
            asList(fact))
        : fact);
    const bypasses = mapped(profile.bypasses, (bypass, i) => i < mostFacts ? withFix(bypass, withoutBypass(bypass)) : bypass);
    const isSame = ineffective === profile.ineffective && bypasses === profile.bypasses;
    return isSame ? profile : { ...profile, ineffective, bypasses };
});
function withProvenKeys(profile, keys) {
    const ineffective = mapped(profile.ineffective, (fact) => {
        const [fix] = fact.fixes ?? [];
        if (!fix || !keys.has(fix) || keys.get(fix) === fix)
            return fact;
        const { fixes: _, ...bare } = fact;
        const proven = keys.get(fix);
        return proven ? { ...bare, fixes: [proven] } : bare;
    });
    return ineffective === profile.ineffective ? profile : { ...profile, ineffective };
}
function mapped(items, change) {
    const changed = items.map(change);
    return changed.every((item, i) => item === items[i]) ? items : changed;
}
function withFix(fact, fix) {
    return fix && fact.fixes === undefined ? { ...fact, fixes: [fix] } : fact;
}
const noFixes = new Map();
function removals(facts, { ineffective }, kind) {
    if (!facts.some((fact) => fact.kind === kind))
        return noFixes;
    const lists = new Map();
    for (const fact of facts) {
        if (fact.kind !== kind)
            continue;
        const span = (0,fixes_lists/* wordIn */.u9)(fact.at, fact.what);
        if (!span || (0,fixes_lists/* isKeyAt */.$P)(fact.at.source.text, span))
            continue;
        const key = `${fact.at.source.path} ${(0,fixes_lists/* listOf */.c3)(fact.at.source.text, span)}`;
        (0,many/* addTo */.DN)(lists, key, { fact, span });
    }
    const found = new Map();
    for (const entries of lists.values()) {
        const [first] = entries;
        const sorted = [...entries].sort((a, b) => a.span.start - b.span.start);
        const rest = first &&
            (0,fixes_lists/* withoutEntries */.Lf)(first.fact.at.source.text, sorted.map(({ span }) => span));
        const names = sorted.map(({ fact }) => `\`${fact.what}\``).join(", ");
        const fix = first && rest
            ? (0,fixes_edits/* fixTo */.dy)(first.fact.at.source, rest, kind === "removed-tool", `take ${names} out of the list`)
            : kind === "scope"
                ? unscoped(sorted)
                : undefined;
        if (fix && ineffective.length <= mostFacts)
            for (const { fact } of entries)
                found.set(fact, fix);
    }
    return found;
}
function unscoped(entries) {
    const [first] = entries;
    if (!first || entries.some(({ fact }) => !/^[^\s(]+\(.*\)$/s.test(fact.what)))
        return undefined;
    const { source } = first.fact.at;
    const names = entries.map(({ fact, span }) => ({ span, word: fact.what.slice(0, fact.what.indexOf("(")) }));
    return (0,fixes_edits/* fixTo */.dy)(source, (0,fixes_edits/* replaceWords */.I3)(source.text, names), false, "write the tools without parentheses");
}
function respelling(fact, profile) {
    const { what, meant, at } = fact;
    if (meant === undefined || meant === what)
        return undefined;
    const name = (0,spelling/* nameIn */.ZC)(what);
    const whole = (0,fixes_lists/* wordIn */.u9)(at, what);
    const span = whole && { start: whole.start, end: whole.start + name.length };
    if (!span)
        return undefined;
    const safe = (0,fixes_lists/* isKeyAt */.$P)(at.source.text, span) ? isHarmless(fact, meant, profile) : (0,spelling/* givesNothing */._Z)(fact, meant, profile);
    return (0,fixes_edits/* fixTo */.dy)(at.source, (0,fixes_edits/* replaceWords */.I3)(at.source.text, [{ span, word: meant }]), safe, `write \`${meant}\` instead of \`${name}\``);
}
function isHarmless({ kind }, meant, profile) {
    if (kind !== "limit")
        return harmlessKeys.has((0,unknown_keys/* normalizedKey */.pj)(meant));
    const limit = (0,unknown_keys/* limitKindOf */.Fj)(meant);
    const isImplied = profile.grants.state === "implied";
    if (limit === "tools")
        return !isImplied || (0,model_profile/* grantsOf */.Rr)(profile).some(({ capability }) => capability === "execute");
    return limit === "denied" && isImplied;
}
function asList({ because, at }) {
    return because.endsWith("write a list") ? (0,spelling/* listInstead */.xu)(at) : undefined;
}
function lineFeed({ kind, at: { source, span } }) {
    if (kind !== "cut" || source.text[span.start] !== "\r" || source.text[span.start + 1] === "\n")
        return undefined;
    const at = { source, span: { start: span.start, end: span.start + 1 } };
    return { title: "write a line feed for the carriage return", safe: true, edits: [{ at, text: "\n" }] };
}
function withoutBypass({ effect, setting, at: { source, span } }) {
    if (effect === "unhonoured")
        return undefined;
    const line = (0,fixes_lists/* lineAround */.kk)(source.text, span.start);
    const written = source.text.slice(line.start, line.end).trimEnd();
    const [key, rest] = [written.slice(0, setting.length), written.slice(setting.length)];
    const isAssigned = key === setting && /^(?::|[ \t]*=)/.test(rest);
    const isOwn = isAssigned && /^["']?$/.test(source.text.slice(span.end, line.start + written.length));
    if (!isOwn || source.text[line.end - 1] !== "\n")
        return undefined;
    const edits = [{ at: { source, span: line }, text: "" }];
    return { title: `remove \`${written}\``.slice(0, 120), safe: false, edits };
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

/***/ 8065:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jo: () => (/* reexport */ diagnosis/* diagnosisOf */.j),
  l_: () => (/* reexport */ values/* hostValueOf */.l_),
  tr: () => (/* reexport */ values/* isEndless */.tr),
  GS: () => (/* reexport */ mappingOf),
  E5: () => (/* reexport */ parseQuickly),
  hN: () => (/* reexport */ lenient.parseYaml),
  Ju: () => (/* reexport */ readBunYaml),
  pK: () => (/* reexport */ readCoreYaml),
  zT: () => (/* reexport */ readFrontmatter),
  f5: () => (/* reexport */ readJsYaml),
  Mv: () => (/* reexport */ readKeysAlone),
  E$: () => (/* reexport */ repeatedIn),
  FF: () => (/* reexport */ repeatedKeyOf),
  EI: () => (/* reexport */ splitMarkdown),
  c_: () => (/* reexport */ tableOf),
  tI: () => (/* reexport */ withOccurrences)
});

// UNUSED EXPORTS: plainWords

// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/lenient.js
var lenient = __webpack_require__(97463);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/frontmatter/diagnosis.js
var diagnosis = __webpack_require__(98820);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/quick/index.js + 8 modules
var yaml_quick = __webpack_require__(57319);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/frontmatter/simple.js

const words = new Map([
    ...["null", "Null", "NULL"].map((word) => [word, { value: null }]),
    ...["true", "True", "TRUE"].map((word) => [word, { value: true }]),
    ...["false", "False", "FALSE"].map((word) => [word, { value: false }]),
]);
const integer = /^(?:0|[1-9][0-9]{0,14})$/;
const decimal = /^(?:0|[1-9][0-9]{0,5})\.[0-9]{1,8}$/;
const word = /^(?:[^-+.0-9~]|[0-9]+[a-z]?-[A-Za-z])/;
function typedOf(text) {
    if (text === "<<")
        return undefined;
    if (word.test(text))
        return (text.length <= 5 ? words.get(text) : undefined) ?? { value: text };
    if (integer.test(text))
        return { value: Number(text), number: "integer" };
    return decimal.test(text) ? { value: Number(text), number: "float" } : undefined;
}
function exactlyTypedOf(text) {
    const typed = text === text.trim() ? typedOf(text) : undefined;
    return typeof typed?.value === "number" && String(typed.value) !== text ? undefined : typed;
}
const simple_lenient = {
    key: typedOf,
    value: (text) => (text === "" ? { value: null } : typedOf(text)),
    repeats: true,
    quotedKeys: true,
    gaps: true,
    endsWith: "line",
    blockScalarEnds: "line",
    emptyAt: "blanks",
    listAt: "dash",
    atFault: "recovers",
};
const core = {
    key: (name) => (words.has(name) ? undefined : { value: name }),
    value: exactlyTypedOf,
    repeats: false,
    quotedKeys: false,
    gaps: true,
    endsWith: "line",
    blockScalarEnds: "line",
    emptyAt: "blanks",
    listAt: "dash",
    atFault: "declines",
};
const jsYaml = { ...core, quotedKeys: true, endsWith: "value", blockScalarEnds: "content" };
function readCoreQuickly(text, base) {
    return (0,yaml_quick/* readQuick */.e)(text, base, core)?.node;
}
function readJsQuickly(text, base) {
    return (0,yaml_quick/* readQuick */.e)(text, base, jsYaml)?.node;
}
function readLenient(text, base) {
    const quick = (0,yaml_quick/* readQuick */.e)(text, base, simple_lenient);
    if (!quick)
        return undefined;
    const { node, faults } = quick;
    return { node, problems: faults.length < 2 ? faults : faults.toSorted((a, b) => a.span.start - b.span.start) };
}

// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/frontmatter/repeats.js

const maxOccurrences = 16;
const fewEntries = 16;
function repeatedEntryOf({ entries }) {
    if (entries.length <= fewEntries)
        return entries.find(({ name }, i) => {
            if (name !== undefined)
                for (let before = 0; before < i; before++)
                    if (entries[before]?.name === name)
                        return true;
            return false;
        });
    const seen = new Set();
    for (const entry of entries) {
        if (entry.name === undefined)
            continue;
        if (seen.has(entry.name))
            return entry;
        seen.add(entry.name);
    }
    return undefined;
}
function findEntry(root, test) {
    const seen = new Set();
    const find = (node) => {
        if (node.kind === "scalar" || seen.has(node))
            return undefined;
        seen.add(node);
        if (node.kind === "list")
            return findFirst(node.items, find);
        return test(node) ?? findFirst(node.entries, ({ value }) => find(value));
    };
    return find(root);
}
function findFirst(items, find) {
    for (const item of items) {
        const found = find(item);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
function hasMerge(root) {
    return findEntry(root, ({ entries }) => entries.find(({ name }) => name === "<<")) !== undefined;
}
function occurrencesOf(table) {
    if (!repeatedEntryOf(table))
        return [table];
    const byName = new Map();
    for (const entry of table.entries) {
        if (entry.name === undefined)
            continue;
        (0,many/* addTo */.DN)(byName, entry.name, entry);
    }
    const repeated = (0,many/* largest */.nQ)([...byName.values()].map(({ length }) => length));
    return Array.from({ length: Math.min(repeated, maxOccurrences) }, (_, i) => ({
        ...table,
        entries: [...byName.values()].flatMap((same) => same[i === maxOccurrences - 1 ? same.length - 1 : Math.min(i, same.length - 1)] ?? []),
    }));
}
function mergedOf(table) {
    if (!hasMerge(table))
        return undefined;
    const done = new Map();
    let found = false;
    const merge = (node, depth) => {
        const known = done.get(node);
        if (known || node.kind === "scalar" || depth === 0)
            return known ?? node;
        const merged = node.kind === "list"
            ? { ...node, items: node.items.map((item) => merge(item, depth - 1)) }
            : { ...node, entries: entriesOf(node, depth) };
        done.set(node, merged);
        return merged;
    };
    const entriesOf = (from, depth) => {
        const own = from.entries
            .filter(({ name }) => name !== "<<")
            .map((entry) => ({ ...entry, value: merge(entry.value, depth - 1) }));
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

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/frontmatter/alternatives.js




async function readFrontmatter(text, front) {
    const yaml = text.slice(front.start, front.end);
    const { node, problems } = await parseQuickly(yaml, front.start);
    const [problem] = problems;
    if (problem)
        return { tables: await readKeysAlone(yaml, front, node), fault: (0,diagnosis/* diagnosisOf */.j)(text, front, problem) };
    const table = tableOf(node, front);
    const repeatedKey = repeatedKeyOf(table);
    return { tables: withOccurrences(table), ...(repeatedKey ? { fault: repeatedKey } : {}) };
}
async function parseQuickly(yaml, base) {
    return readLenient(yaml, base) ?? (0,lenient.parseYaml)(yaml, base);
}
function tableOf(node, front) {
    return node.kind === "table" ? node : { kind: "table", span: { start: front.start, end: front.start }, entries: [] };
}
function withOccurrences(table) {
    const [first = table, ...others] = occurrencesOf(table);
    const merged = mergedOf(first);
    return merged ? [first, ...others, merged] : [first, ...others];
}
function repeatedKeyOf(table) {
    return repetition(repeatedEntryOf(table));
}
function repeatedIn(root) {
    return repetition(findEntry(root, repeatedEntryOf));
}
function repetition(entry) {
    return entry && { kind: "problem", message: `the key \`${entry.name}\` appears twice`, span: entry.key.span };
}
const pieces = /^[ \t]*["']?([A-Za-z_][\w-]*)["']?[ \t]*:(?=[ \t\r\n]|$)/gm;
const maxPieces = 200;
async function readKeysAlone(yaml, front, whole) {
    const indent = /^[ \t]*(?=\S)/m.exec(yaml)?.[0].length ?? 0;
    const starts = [...yaml.matchAll(pieces)]
        .filter(([line]) => /^[ \t]*/.exec(line)?.[0].length === indent)
        .slice(0, maxPieces);
    const entries = [];
    for (const [i, found] of starts.entries()) {
        const end = starts[i + 1]?.index ?? yaml.length;
        entries.push(await pieceOf(yaml.slice(found.index, end), front.start + found.index, found[1] ?? ""));
    }
    const rest = tableOf(whole, front).entries.filter(({ name }) => name !== undefined && !/\s/.test(name));
    const byLine = { kind: "table", span: front, entries: [...entries, ...notIn(entries, rest)] };
    const byParser = { kind: "table", span: front, entries: [...rest, ...notIn(rest, entries)] };
    return [...withOccurrences(byLine), ...withOccurrences(byParser)];
}
function notIn(known, others) {
    if (others.length === 0)
        return others;
    const names = new Set(known.map(({ name }) => name));
    return others.filter(({ name }) => !names.has(name));
}
async function pieceOf(text, base, name) {
    const colon = text.indexOf(":");
    const start = base + text.indexOf(name);
    const key = {
        kind: "scalar",
        span: { start, end: start + name.length },
        value: name,
        text: name,
        style: "plain",
    };
    const { node, problems } = await parseQuickly(text, base);
    const read = node.kind === "table" && node.entries.length === 1 ? node.entries[0] : undefined;
    if (problems.length === 0 && read)
        return { ...read, key };
    const newline = text.indexOf("\n", colon);
    const line = text.slice(colon + 1, newline < 0 ? text.length : newline);
    const value = line.trim();
    const at = base + colon + 1 + (line.length - line.trimStart().length);
    return {
        key,
        name,
        value: { kind: "scalar", span: { start: at, end: at + value.length }, value, text: value, style: "plain" },
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/bun.js


async function readBunYaml(text, base) {
    const { node, problems, unresolved, excessive } = await parseQuickly(text.includes("\r") ? text.replace(/\r(?!\n)/g, "\n") : text, base);
    const alias = unresolved && { kind: "problem", message: "an alias has no anchor", span: unresolved };
    const nul = text.indexOf("\0");
    const problem = problems.find(({ message }) => !tolerated.test(message)) ??
        alias ??
        (nul < 0 ? undefined : nulAt(base + nul)) ??
        lateKeyIn(node, text, base);
    const repeated = repeatedIn(node);
    return {
        node: repeated || hasMerge(node) ? settled(node) : node,
        ...(repeated ? { repeated } : {}),
        ...(problem ? { problem } : {}),
        ...(excessive ? { excessive } : {}),
    };
}
const tolerated = /^(?:Plain value cannot start with flow indicator character ,|Tags and anchors must be separated from the next token)/;
function nulAt(at) {
    const span = { start: at, end: at + 1 };
    return { kind: "problem", message: "a NUL character is not allowed", span };
}
function lateKeyIn(root, text, base) {
    const entries = root.kind === "table" ? root.entries : [];
    for (const { key } of entries) {
        if (key.kind !== "scalar" || key.text !== "" || key.style !== "plain")
            continue;
        const at = key.span.start - base;
        const before = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
        if (/[^\s?]/.test(before))
            return { kind: "problem", message: "a value ends with `:`", span: key.span };
    }
    return undefined;
}
function settled(node) {
    const done = new Map();
    const last = (from) => {
        const known = done.get(from);
        if (known || from.kind === "scalar")
            return known ?? from;
        const result = from.kind === "list"
            ? { ...from, items: from.items.map(last) }
            : { ...from, entries: lastEntries(from).map((entry) => ({ ...entry, value: last(entry.value) })) };
        done.set(from, result);
        return result;
    };
    const result = last(node);
    return result.kind === "scalar" ? result : (mergedIn(result) ?? result);
}
function lastEntries({ entries }) {
    const lasts = new Map(entries.map((entry) => [entry.name, entry]));
    return entries.filter((entry) => entry.name === undefined || entry.name === "<<" || lasts.get(entry.name) === entry);
}
function mergedIn(node) {
    if (node.kind === "table")
        return mergedOf(node);
    return node.kind === "list" ? { ...node, items: node.items.map((item) => mergedIn(item) ?? item) } : undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/frontmatter/fences.js
const opening = /\ufeff?---[ \t]*\r?\n/y;
function splitMarkdown(text) {
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
    return {
        kind: "fenced",
        ...found,
        loose: { start: first.start, end: first.end },
        ...(exact ? { further: partAt(text, start, exact) } : {}),
    };
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
    return {
        front: { start, end: fence.start },
        body: { start: Math.min(fence.end + 1, text.length), end: text.length },
    };
}
const firstKey = /^[ \t]*(?:name|description|tools)[ \t]*:(?=[ \t\r\n]|$)/;
const searchedLines = 30;
function misplacedBy(text, fence) {
    if (!fence)
        return "has no opening `---`";
    if (fence.start > 0)
        return "does not begin on the file's first line";
    return /^\s/.test(text) ? "is indented" : "has more than `---` on its first line";
}
function misplacedIn(text) {
    const oldMac = /^\ufeff?---[ \t]*\r(?!\n)/.exec(text);
    if (oldMac)
        return {
            kind: "misplaced",
            front: { start: oldMac[0].length, end: text.length },
            because: "ends its lines with carriage returns alone",
            at: { start: 0, end: 3 },
        };
    let before = true;
    let example = false;
    let fence;
    let at = 0;
    for (let count = 0; count < searchedLines && at >= 0 && at < text.length; count++) {
        const end = nextLine(text, at);
        const line = text.slice(at, end < 0 ? text.length : end);
        const content = line.trim().replace(/^\ufeff/, "");
        if (content.startsWith("```"))
            example = !before && !example;
        else if (firstKey.test(line) && (fence || before) && !example) {
            const closing = fence ? /^[ \t]*---+[ \t]*\r?$/m : /^[ \t]*(?:---+[ \t]*)?\r?$/m;
            const rest = text.slice(at).search(closing);
            const front = { start: at, end: rest < 0 ? text.length : at + rest };
            return {
                kind: "misplaced",
                front,
                because: misplacedBy(text, fence),
                at: fence ?? { start: at, end: at + line.trimEnd().length },
            };
        }
        fence =
            content === "---" || (at === 0 && content.startsWith("---"))
                ? { start: at, end: at + line.trimEnd().length }
                : content === ""
                    ? fence
                    : undefined;
        if (content !== "" && !content.startsWith("```") && !fence)
            before = false;
        at = end;
    }
    return { kind: "none" };
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/js-yaml/index.js

async function readJsYaml(text, base, generation) {
    const plain = readJsQuickly(text, base);
    return plain ? { kind: "read", node: plain } : (await __webpack_require__.e(/* import() */ 2256).then(__webpack_require__.bind(__webpack_require__, 52256))).parseJsYaml(text, base, generation);
}
function mappingOf(node, at) {
    return node?.kind === "table" ? node : { kind: "table", span: { start: at, end: at }, entries: [] };
}

// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/js-yaml/values.js
var values = __webpack_require__(97206);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/core.js

async function readCoreYaml(text, base) {
    const plain = readCoreQuickly(text, base);
    return plain ? { kind: "read", node: plain } : (await __webpack_require__.e(/* import() */ 4611).then(__webpack_require__.bind(__webpack_require__, 94611))).parseCoreYaml(text, base);
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/index.js











/***/ }),

/***/ 97206:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aw: () => (/* binding */ binary),
/* harmony export */   l_: () => (/* binding */ hostValueOf),
/* harmony export */   tr: () => (/* binding */ isEndless)
/* harmony export */ });
const binary = "tag:yaml.org,2002:binary";
function hostValueOf(node) {
    if (node.kind === "list")
        return node.items.map(hostValueOf);
    if (node.kind === "table")
        return Object.fromEntries(node.entries.flatMap(({ name, value }) => (name === undefined ? [] : [[name, hostValueOf(value)]])));
    const { value, tag } = node;
    if (tag === binary && typeof value === "string")
        return Uint8Array.from(value === "" ? [] : value.split(","), Number);
    return typeof value === "object" && value !== null ? new Date(value.text) : value;
}
function isEndless(node) {
    if (node.kind === "scalar")
        return false;
    if (node.endless)
        return true;
    return node.kind === "list" ? node.items.some(isEndless) : node.entries.some(({ value }) => isEndless(value));
}


/***/ })

};
;