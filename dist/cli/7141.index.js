"use strict";
exports.id = 7141;
exports.ids = [7141];
exports.modules = {

/***/ 25724:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ applied),
/* harmony export */   VC: () => (/* binding */ fixAt),
/* harmony export */   dy: () => (/* binding */ fixTo)
/* harmony export */ });
const longestTitle = 120;
function editTo(source, text) {
    const { text: old } = source;
    const most = Math.min(old.length, text.length);
    let start = agreeing(most, (from, to) => old.slice(from, to) === text.slice(from, to));
    let tail = agreeing(most - start, (from, to) => old.slice(old.length - to, old.length - from) === text.slice(text.length - to, text.length - from));
    if (splits(old, start) || splits(text, start))
        start--;
    if (splits(old, old.length - tail) || splits(text, text.length - tail))
        tail--;
    return { at: { source, span: { start, end: old.length - tail } }, text: text.slice(start, text.length - tail) };
}
function agreeing(most, isSame) {
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
function splits(text, at) {
    const [before = 0, after = 0] = [text.charCodeAt(at - 1), text.charCodeAt(at)];
    return (before === 13 && after === 10) || (before >= 0xd800 && before < 0xdc00 && after >= 0xdc00 && after < 0xe000);
}
function applied({ text }, edits) {
    const sorted = [...edits].sort((a, b) => a.at.span.start - b.at.span.start || a.at.span.end - b.at.span.end);
    const parts = [];
    let from = 0;
    for (const { at, text: next } of sorted) {
        if (at.span.start < from || at.span.end < at.span.start || at.span.end > text.length)
            return undefined;
        parts.push(text.slice(from, at.span.start), next);
        from = at.span.end;
    }
    return [...parts, text.slice(from)].join("");
}
function fixTo(source, text, safe, otherwise) {
    const edit = editTo(source, text);
    return { title: lineIn(text, edit.at.span.start) ?? otherwise, safe, edits: [edit] };
}
function fixAt(source, { start, end }, text, safe, otherwise) {
    const from = source.text.lastIndexOf("\n", start - 1) + 1;
    const newline = source.text.indexOf("\n", end);
    const line = { ...source, text: source.text.slice(from, newline < 0 ? undefined : newline) };
    const next = line.text.slice(0, start - from) + text + line.text.slice(end - from);
    const { title, edits } = fixTo(line, next, safe, otherwise);
    return {
        title,
        safe,
        edits: edits.map(({ at: { span }, ...edit }) => ({
            ...edit,
            at: { source, span: { start: from + span.start, end: from + span.end } },
        })),
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
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

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
    let rest = text;
    for (const span of spans.toReversed()) {
        const gone = rest === undefined ? undefined : removalOf(rest, span);
        rest = gone && rest !== undefined ? rest.slice(0, gone.start) + rest.slice(gone.end) : undefined;
    }
    return rest;
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

/***/ 63728:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ toolEntriesOf),
/* harmony export */   U: () => (/* binding */ capabilityOfTool)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70536);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96918);
/* harmony import */ var _unknown_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13172);



const vocabulary = (0,_tools_js__WEBPACK_IMPORTED_MODULE_0__/* .toolTable */ .T9)({
    read: `read readfile readmanyfiles readlints view open ls list listdir listdirectory listfiles grep grepsearch
      search searchfile searchfiles searchcontent glob findfiles codebaseretrieval codebasesearch lsp`,
    write: `write writefile writetofile create createfile createrule savefile edit editfile multiedit replace
      replaceinfile strreplaceeditor notebookedit applypatch patch removefiles delete deletefile deletefiles`,
    execute: `bash shell powershell execute exec run runcommand executecommand runshellcommand terminal launchprocess
      writeprocess killprocess monitor`,
    network: "web webfetch websearch fetch fetchurl browser openbrowser",
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

/***/ 81467:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ certaintyOfHost),
/* harmony export */   h: () => (/* binding */ certaintyOf)
/* harmony export */ });
/* harmony import */ var _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95149);
/* harmony import */ var _model_certainty_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65174);


function certaintyOfHost(host) {
    return (host === null ? undefined : _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .hosts */ .S[host]?.certainty) ?? "documented";
}
function certaintyOf(host, { certainty, verdict, leniency, profile }) {
    const ofHost = certainty ?? certaintyOfHost(host);
    const facts = [
        ...("problem" in verdict ? [verdict.problem] : []),
        ...(leniency ? [leniency] : []),
        ...(profile?.bypasses ?? []),
        ...(profile?.ineffective ?? []).filter(({ kind }) => kind !== "metadata"),
    ];
    return (0,_model_certainty_js__WEBPACK_IMPORTED_MODULE_1__/* .weakest */ .h)(...facts.map((fact) => fact.certainty ?? ofHost), ofHost);
}


/***/ }),

/***/ 67141:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ms: () => (/* binding */ byEdition),
  hz: () => (/* binding */ byPlace),
  hh: () => (/* reexport */ certainty/* certaintyOf */.h),
  Pb: () => (/* reexport */ certainty/* certaintyOfHost */.P),
  GL: () => (/* binding */ hostsInUse),
  Nn: () => (/* binding */ inspect)
});

// EXTERNAL MODULE: ./build/bundle/src/generated/catalogue.js + 30 modules
var catalogue = __webpack_require__(95149);
// EXTERNAL MODULE: ./build/bundle/src/model/finding.js
var model_finding = __webpack_require__(10290);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/one-cause.js



const rulesById = catalogue/* rules */.a;
const syntax = "frontmatter";
const refusal = "refusal";
function onePerCause(findings, input) {
    const caused = causesOf(findings.filter(({ rule }) => rulesById[rule]?.isCapped));
    return withoutReaders(folded(findings, caused, input), causeByFinding(caused), input);
}
function causeByFinding(caused) {
    return new Map(caused.flatMap(({ finding, cause }) => (cause === undefined ? [] : [[finding, cause]])));
}
function causesOf(findings) {
    const profileIn = profilesIn(findings);
    const named = findings.map((finding) => {
        const cause = finding.cause ?? (isRefusal(finding) ? causeIn(finding.value ?? "") : undefined);
        return { finding, profile: profileIn(finding), cause };
    });
    const refused = new Map(named.flatMap(({ finding, profile, cause }) => (isLeftOut(finding) ? [[profile, cause ?? refusal]] : [])));
    const broken = new Set(named.flatMap(({ profile, cause }) => (cause === syntax ? [profile] : [])));
    return named.map((one) => {
        const { finding, profile } = one;
        const lacks = rulesById[finding.rule]?.cause !== undefined;
        if (lacks || isLeftOut(finding)) {
            const cause = refused.get(profile);
            if (cause !== undefined)
                return { ...one, cause };
        }
        return lacks && broken.has(profile) && isUnread(finding) ? { ...one, cause: syntax } : one;
    });
}
function profilesIn(findings) {
    const own = ({ host, item, at }) => JSON.stringify([host, item?.files[0] ?? at.source.path, item?.profile?.name.at.span.start ?? null]);
    const byFile = new Map();
    for (const finding of findings)
        if (finding.item) {
            const key = `${finding.host} ${finding.item.files[0]}`;
            byFile.set(key, (byFile.get(key) ?? new Set()).add(own(finding)));
        }
    return (finding) => {
        const [only, ...others] = finding.item ? [] : (byFile.get(`${finding.host} ${finding.at.source.path}`) ?? []);
        return only === undefined || others.length > 0 ? own(finding) : only;
    };
}
function isRefusal({ rule, kind }) {
    return (rule === "no-rejected-profile" || rule === "no-dropped-profile") && kind !== "skill" && kind !== "document";
}
function isLeftOut(finding) {
    const { item, kind } = finding;
    if (!isRefusal(finding) || kind === "strict-readers")
        return false;
    return !item || item.verdict.kind === "rejected" || item.verdict.kind === "dropped";
}
function isUnread({ cause, item }) {
    return cause !== "description" || item?.profile?.description.state !== "stated";
}
function causeIn(message) {
    if (/\b(?:YAML|TOML|JSON|frontmatter|metadata)\b/.test(message))
        return syntax;
    return /[`'](description|name|prompt|model|tools|hooks)[`']/.exec(message)?.[1];
}
function keyOf({ finding, profile, cause }, { decisions }) {
    const { rule, host, edition, kind, value, severity } = finding;
    const isOnce = kind !== undefined && rulesById[rule]?.kinds?.[kind]?.isOnce === true;
    if (cause === undefined && !isOnce)
        return undefined;
    const waiver = decisions.waiver(finding);
    const excused = waiver ? [waiver.at.source.path, waiver.at.span.start] : [];
    return JSON.stringify(isOnce ? [host, rule, kind, value, severity, excused] : [profile, edition, cause, excused]);
}
function folded(findings, caused, input) {
    const groups = new Map();
    for (const one of caused) {
        const key = keyOf(one, input);
        if (key === undefined)
            continue;
        const group = groups.get(key);
        if (group)
            group.push(one.finding);
        else
            groups.set(key, [one.finding]);
    }
    const kept = new Map(findings.map((finding) => [finding, finding]));
    for (const group of groups.values()) {
        const [first, ...others] = [...group].sort(bySeverity);
        if (!first || others.length === 0)
            continue;
        for (const other of others)
            kept.delete(other);
        const related = others.slice(0, model_finding/* maxRelated */.Ub).flatMap((other) => relatedOf(other, first));
        kept.set(first, withRelated(first, related, countOf(others)));
    }
    return kept;
}
function bySeverity(a, b) {
    const rank = (finding) => finding.class === "power" ? 0 : isLeftOut(finding) ? (finding.item ? 1 : 2) : 3;
    return model_finding/* severities */.gO.indexOf(b.severity) - model_finding/* severities */.gO.indexOf(a.severity) || rank(a) - rank(b);
}
function withoutReaders(kept, causes, { loads }) {
    const titles = new Map(loads.map(({ host, title }) => [host, title]));
    const lineOf = (finding) => {
        const { at } = finding;
        const cause = causes.get(finding);
        return cause && JSON.stringify([at.source.path, (0,repo_text/* positionAt */.t$)(at.source, at.span.start).line, cause]);
    };
    const owners = new Map();
    for (const finding of kept.keys()) {
        const line = finding.cap === "reader" ? undefined : lineOf(finding);
        if (line !== undefined && !owners.has(line))
            owners.set(line, finding);
    }
    const readers = new Map();
    for (const finding of kept.keys()) {
        const owner = finding.cap === "reader" ? owners.get(lineOf(finding) ?? "") : undefined;
        if (!owner || model_finding/* severities */.gO.indexOf(owner.severity) < model_finding/* severities */.gO.indexOf(finding.severity))
            continue;
        readers.set(owner, [...(readers.get(owner) ?? []), finding]);
    }
    const gone = new Set([...readers.values()].flat());
    return [...kept].flatMap(([finding, now]) => {
        if (gone.has(finding))
            return [];
        const others = readers.get(finding);
        if (!others)
            return [now];
        const related = others.map(({ host, message, at }) => ({ message: `${titles.get(host)}: ${message}`, at }));
        return [withRelated(now, related, countOf(others))];
    });
}
function relatedOf({ message, at, related = [] }, first) {
    return [{ message: message === first.message ? "the same here" : message, at }, ...related];
}
function countOf(findings) {
    return findings.reduce((sum, { related = [], relatedCount = related.length }) => sum + 1 + relatedCount, 0);
}
function withRelated(finding, more, count) {
    const { related = [], relatedCount = related.length } = finding;
    return { ...finding, related: [...related, ...more].slice(0, model_finding/* maxRelated */.Ub), relatedCount: relatedCount + count };
}

// EXTERNAL MODULE: ./build/bundle/src/inspect/editions.js
var editions = __webpack_require__(44611);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var model_host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/repo/patterns.js
var repo_patterns = __webpack_require__(13987);
// EXTERNAL MODULE: ./build/bundle/src/model/delegation.js
var delegation = __webpack_require__(20221);
// EXTERNAL MODULE: ./build/bundle/src/model/rule.js
var model_rule = __webpack_require__(78301);
// EXTERNAL MODULE: ./build/bundle/src/platform/memory.js
var memory = __webpack_require__(3986);
// EXTERNAL MODULE: ./build/bundle/src/inspect/certainty.js
var certainty = __webpack_require__(81467);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/run-rules.js






function isListed({ files, verdict }) {
    return files.length > 0 && verdict.kind !== "passed-over";
}
const findingsPerLook = 500;
function runRules({ host, title, edition, load }, decisions, isReader, unguardedStarts) {
    if (load.status === "absent" && load.layers.length + load.items.length + load.unjudged.length === 0)
        return [];
    const listed = load.items.filter(isListed);
    const ofHost = (0,certainty/* certaintyOfHost */.P)(host);
    const findings = [];
    const reachable = (0,delegation/* reachableIn */.Z)(load);
    for (const [id, rule] of Object.entries(catalogue/* rules */.a)) {
        const context = {
            host: title,
            options: decisions.optionsOf(id),
            allowance: (item) => decisions.allowance(host ?? "", item),
            settingsAllowance: (path) => decisions.settingsAllowance(host ?? "", path),
            skillAllowance: (item, path) => decisions.skillAllowance(host ?? "", item, path),
            lists: decisions.lists,
            reachable,
            unguardedStarts,
        };
        const contextOf = (item) => {
            const options = rule.options
                ? decisions.optionsOf(id, { host, item, path: item.files[0] ?? "" })
                : context.options;
            return options === context.options ? context : { ...context, options };
        };
        const add = (reports, ofItem, ofLayer = null) => {
            for (const report of reports) {
                const { item, layer, path, certainty } = subjectOf(report, ofItem, ofLayer, ofHost);
                const cap = rule.isCapped ? capOf(certainty, isReader(host, path)) : undefined;
                const severity = decisions.levelOf(id, report.kind, { host, item, path }, cap);
                if (findings.length % findingsPerLook === 0)
                    (0,memory/* ensureMemory */.EJ)();
                if (severity !== "off")
                    findings.push({
                        rule: id,
                        class: (0,model_rule/* classOf */.Kl)(rule, report.kind),
                        severity,
                        host,
                        edition,
                        certainty,
                        layer,
                        item,
                        ...(rule.cause === undefined ? {} : { cause: rule.cause }),
                        ...(0,model_finding/* withFewRelated */.Yn)(report),
                        ...(cap && { cap }),
                    });
            }
        };
        switch (rule.subject) {
            case "profile":
                for (const item of listed)
                    if (item.profile)
                        add(rule.check(item.profile, item, contextOf(item)), item);
                for (const [layer, report] of layerReports(rule, load.layers, context))
                    add([report], null, layer);
                break;
            case "item":
                for (const item of listed)
                    add(rule.check(item, contextOf(item)), item);
                break;
            case "layer":
                for (const layer of load.layers)
                    add(rule.check(layer, listed.filter((item) => item.layer === layer), context), null, layer);
                break;
            case "load":
                add(rule.check(load, context), null);
                break;
            case "policy":
        }
    }
    return findings;
}
function subjectOf(report, ofItem, ofLayer, ofHost) {
    const item = report.item ?? ofItem;
    return {
        item,
        layer: report.layer ?? item?.layer ?? ofLayer,
        path: item?.files[0] ?? report.at.source.path,
        certainty: report.certainty ?? item?.certainty ?? ofHost,
    };
}
function capOf(certainty, isReader) {
    if (isReader)
        return "reader";
    return certainty === "assumed" ? "assumed" : undefined;
}
function* layerReports({ checkLayer }, layers, context) {
    const told = new Set();
    for (const layer of checkLayer ? layers : [])
        for (const report of checkLayer?.(layer, context) ?? []) {
            const key = JSON.stringify([report.at.source.path, report.at.span.start, report.message]);
            if (told.has(key))
                continue;
            told.add(key);
            yield [layer, report];
        }
}

// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(64682);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/memoize.js
var memoize = __webpack_require__(53797);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/tool-vocabulary.js
var tool_vocabulary = __webpack_require__(63728);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-keys.js
var unknown_keys = __webpack_require__(13172);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fixes/edits.js
var fixes_edits = __webpack_require__(25724);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 12 modules
var yaml = __webpack_require__(32034);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/fixes/frontmatter.js





const harmlessKeys = new Set("description whentouse summary title author version color model role goal notes example examples argumenthint".split(" "));
const longestFront = 64 * 1024;
const mostEdits = 2000;
const frontmatterFixes = (0,memoize/* memoize */.B)(async (source) => {
    const { text } = source;
    const markdown = (0,yaml/* splitMarkdown */.EI)(text);
    if (markdown.kind !== "fenced" || markdown.front.end - markdown.front.start > longestFront)
        return [];
    const { front } = markdown;
    if (await isValid(text, front, []))
        return [];
    const quotes = quotesIn(text, front);
    const tabs = tabsIn(text, front);
    for (const { edits, title } of [
        { edits: quotes.map(({ edit }) => edit(source)), title: quotes[0]?.line },
        { edits: tabs.map((edit) => edit(source)), title: "indent with spaces, not with tabs" },
        {
            edits: [...quotes.map(({ edit }) => edit(source)), ...tabs.map((edit) => edit(source))],
            title: quotes[0]?.line,
        },
    ]) {
        const repaired = edits.length > 0 && edits.length <= mostEdits ? (0,fixes_edits/* applied */.Ic)(source, edits) : undefined;
        if (repaired === undefined || title === undefined)
            continue;
        const end = front.end + repaired.length - text.length;
        const values = edits.length > tabs.length || title === quotes[0]?.line ? quotes : [];
        if (await isValid(repaired, { start: front.start, end }, values))
            return [{ title, safe: true, edits }];
    }
    return [];
});
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
async function isValid(text, front, quotes) {
    const { node, problems } = await (0,yaml/* parseQuickly */.E5)(text.slice(front.start, front.end), front.start);
    const table = (0,yaml/* tableOf */.c_)(node, front);
    return (problems.length === 0 &&
        (0,yaml/* repeatedKeyOf */.FF)(table) === undefined &&
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
function tabsIn(text, front) {
    return [...text.slice(front.start, front.end).matchAll(/(?<=^[ \t]*)\t+/gm)].map(({ 0: tabs, index }) => {
        const span = { start: front.start + index, end: front.start + index + tabs.length };
        return (source) => ({ at: { source, span }, text: "  ".repeat(tabs.length) });
    });
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fixes/lists.js
var fixes_lists = __webpack_require__(6532);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/fixes/index.js








const mostFacts = 40;
async function withFixes(load, reload) {
    const problems = new Map();
    const collect = async (problem, item) => {
        if (problem && !problems.has(problem))
            problems.set(problem, await fixedProblem(problem, item));
    };
    for (const item of load.items) {
        await collect("problem" in item.verdict ? item.verdict.problem : undefined, item);
        await collect(item.leniency, item);
    }
    await proveRepairs(load, problems, reload);
    const items = new Map();
    const fixedItem = (item) => {
        const done = items.get(item);
        if (done)
            return done;
        const profile = item.profile && fixedProfile(item.profile);
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
    for (const [path, text] of [...problems.values()].map(repairedText).filter((made) => made !== undefined))
        texts.set(path, text);
    if (texts.size === 0)
        return;
    const repaired = itemsByPlace(await reload(texts));
    for (const [place, item] of itemsByPlace(load)) {
        const problem = "problem" in item.verdict ? item.verdict.problem : item.leniency;
        const fixed = problem && problems.get(problem);
        if (!fixed || !repairedText(fixed) || isNoMore(item, repaired.get(place)))
            continue;
        problems.set(problem, { ...fixed, fixes: (fixed.fixes ?? []).map((fix) => ({ ...fix, safe: false })) });
    }
}
function repairedText({ fixes: [fix] = [] }) {
    const source = fix?.safe ? fix.edits[0]?.at.source : undefined;
    const text = source && fix && (0,fixes_edits/* applied */.Ic)(source, fix.edits);
    return source && text !== undefined ? [source.path, text] : undefined;
}
function itemsByPlace({ items }) {
    const counts = new Map();
    return new Map(items.map((item) => {
        const place = JSON.stringify([item.layer.name, item.layer.root, item.files[0]]);
        const count = (counts.get(place) ?? 0) + 1;
        counts.set(place, count);
        return [`${place} ${count}`, item];
    }));
}
function isNoMore({ profile: before }, after) {
    if (!before || !after?.profile || (0,fact/* known */.eO)(before.name) !== (0,fact/* known */.eO)(after.profile.name))
        return false;
    const had = (0,model_profile/* capabilitiesOf */.SF)(before);
    return (0,model_profile/* capabilitiesOf */.SF)(after.profile).every((capability) => had.includes(capability));
}
function verdictOf(verdict, problems, fixedItem) {
    if (verdict.kind === "shadowed") {
        const by = fixedItem(verdict.by);
        return by === verdict.by ? verdict : { ...verdict, by };
    }
    const problem = "problem" in verdict ? problems.get(verdict.problem) : undefined;
    return problem && "problem" in verdict && problem !== verdict.problem ? { ...verdict, problem } : verdict;
}
const fixes = (0,memoize/* memoize */.B)(async ({ at: { source, span } }) => {
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
    const lacksDescription = problem.cause === "description" ||
        (/no `description`/.test(problem.message) && profile?.description.state !== "stated");
    return lacksDescription ? { ...problem, fixes: [describe] } : problem;
}
const describe = { title: "description: what it does and when to use it", safe: false, edits: [] };
const fixedProfile = (0,memoize/* memoize */.B)((profile) => {
    if (profile.ineffective.length + profile.bypasses.length === 0)
        return profile;
    const facts = profile.ineffective.slice(0, mostFacts).filter(({ fixes: own }) => own === undefined);
    const removed = removals(facts, profile, "removed-tool");
    const scoped = removals(facts, profile, "scope");
    const fixOf = (fact) => facts.includes(fact)
        ? (removed.get(fact) ?? scoped.get(fact) ?? respelling(fact, profile) ?? lineFeed(fact))
        : undefined;
    const ineffective = profile.ineffective.map((fact) => withFix(fact, fixOf(fact)));
    const bypasses = profile.bypasses.slice(0, mostFacts).map((bypass) => withFix(bypass, withoutBypass(bypass)));
    const isSame = ineffective.every((fact, i) => fact === profile.ineffective[i]) &&
        bypasses.every((fact, i) => fact === profile.bypasses[i]);
    return isSame ? profile : { ...profile, ineffective, bypasses: [...bypasses, ...profile.bypasses.slice(mostFacts)] };
});
function withFix(fact, fix) {
    return fix && fact.fixes === undefined ? { ...fact, fixes: [fix] } : fact;
}
function removals(facts, { ineffective }, kind) {
    const lists = new Map();
    for (const fact of facts) {
        if (fact.kind !== kind)
            continue;
        const span = (0,fixes_lists/* wordIn */.u9)(fact.at, fact.what);
        if (!span || (0,fixes_lists/* isKeyAt */.$P)(fact.at.source.text, span))
            continue;
        const key = `${fact.at.source.path} ${(0,fixes_lists/* listOf */.c3)(fact.at.source.text, span)}`;
        const list = lists.get(key);
        if (list)
            list.push({ fact, span });
        else
            lists.set(key, [{ fact, span }]);
    }
    const found = new Map();
    for (const entries of lists.values()) {
        const [first] = entries;
        const sorted = [...entries].sort((a, b) => a.span.start - b.span.start);
        const text = first &&
            (0,fixes_lists/* withoutEntries */.Lf)(first.fact.at.source.text, sorted.map(({ span }) => span));
        const names = sorted.map(({ fact }) => `\`${fact.what}\``).join(", ");
        const fix = first && text !== undefined
            ? (0,fixes_edits/* fixTo */.dy)(first.fact.at.source, text, kind === "removed-tool", `take ${names} out of the list`)
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
    let { text } = source;
    for (const { fact, span } of entries.toReversed()) {
        const open = fact.what.indexOf("(");
        text = text.slice(0, span.start + open) + text.slice(span.end);
    }
    return (0,fixes_edits/* fixTo */.dy)(source, text, false, "write the tools without parentheses");
}
function respelling(fact, profile) {
    const { what, meant, at } = fact;
    if (meant === undefined || meant === what)
        return undefined;
    const name = /^[^\s(]+/.exec(what)?.[0] ?? what;
    const whole = (0,fixes_lists/* wordIn */.u9)(at, what);
    const span = whole && { start: whole.start, end: whole.start + name.length };
    if (!span)
        return undefined;
    const safe = (0,fixes_lists/* isKeyAt */.$P)(at.source.text, span) ? isHarmless(fact, meant, profile) : givesNothing(fact, meant, profile);
    return (0,fixes_edits/* fixAt */.VC)(at.source, span, meant, safe, `\`${name}\` is \`${meant}\` here`);
}
function isHarmless({ kind }, meant, { grants }) {
    if (kind !== "limit")
        return harmlessKeys.has((0,unknown_keys/* normalizedKey */.pj)(meant));
    const limit = (0,unknown_keys/* limitOf */.LF)(meant);
    return limit === "tools" || (limit === "denied" && grants.state === "implied");
}
function givesNothing({ kind, what }, meant, profile) {
    if (kind === "limit")
        return true;
    const capability = (0,tool_vocabulary/* capabilityOfTool */.U)(meant);
    if (capability === "external" || (0,fact/* known */.eO)(profile.grants) === undefined)
        return false;
    return (capability === undefined ||
        (0,model_profile/* grantsOf */.Rr)(profile).some((grant) => grant.capability === capability && grant.tool !== what));
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
    const isOwn = written.startsWith(`${setting}:`) && /^["']?$/.test(source.text.slice(span.end, line.start + written.length));
    if (!isOwn || source.text[line.end - 1] !== "\n")
        return undefined;
    const edits = [{ at: { source, span: line }, text: "" }];
    return { title: `remove \`${written}\``.slice(0, 120), safe: false, edits };
}

;// CONCATENATED MODULE: ./build/bundle/src/inspect/fixes.js

async function loadWithFixes(host, repo, where, edition, { skipsRules }) {
    const load = await host.load(repo, where, edition);
    return skipsRules ? load : withFixes(load, (texts) => host.load(repo.withTexts(texts), where, edition));
}

;// CONCATENATED MODULE: ./build/bundle/src/inspect/folder-readers.js


function folderReadersIn(loads) {
    const own = new Map(loads.flatMap(({ host, own: patterns, use }) => (use.kind === "none" ? [] : [[host, patterns]])));
    const owns = (host, path) => own.get(host)?.some((pattern) => (0,repo_patterns/* matches */.cK)(path, pattern)) ?? false;
    const known = new Map();
    return (host, path) => {
        if (host === null || own.size < 2)
            return false;
        const key = `${host} ${(0,repo_path/* directoryOf */.jt)(path)} ${(0,repo_path/* extensionOf */.je)(path) ?? ""}`;
        let isReader = known.get(key);
        if (isReader === undefined) {
            isReader = !owns(host, path) && [...own.keys()].some((other) => other !== host && owns(other, path));
            known.set(key, isReader);
        }
        return isReader;
    };
}

// EXTERNAL MODULE: ./build/bundle/src/repo/spelling.js
var spelling = __webpack_require__(26782);
// EXTERNAL MODULE: ./build/bundle/src/inspect/profile-look.js
var profile_look = __webpack_require__(90155);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/near-miss.js





const profileFolder = /^(?:(?:sub)?agents?|droids?|(?:chat)?modes?|recipes)$/;
const folderSynonyms = ["agents", "agent", "subagents", "subagent"];
const maxReads = 200;
function profilePlacesOf(hosts) {
    return [...hosts].flatMap(({ title, patterns, ownPatterns = patterns }) => (0,repo_patterns/* ownPatternsOf */.l_)(patterns, ownPatterns).flatMap((pattern) => {
        const { anchor, path, fixed } = (0,repo_patterns/* parsePattern */.EY)(pattern);
        const [directory = "", folder = "", ...deeper] = fixed.split("/");
        const name = (0,repo_path/* nameOf */.Vb)(path);
        const isPlace = directory.startsWith(".") && profileFolder.test(folder) && deeper.length === 0;
        if ((anchor !== "every" && anchor !== "root") || !isPlace || !/^\*\.[^*]+$/.test(name))
            return [];
        return [{ title, pattern: path, isEverywhere: anchor === "every", directory, folder, ending: name.slice(1) }];
    }));
}
async function nearMissesIn(repo, hosts, isRead) {
    const problems = new Map();
    let reads = 0;
    for (const candidate of candidatesIn(repo, profilePlacesOf(hosts))) {
        const { path } = candidate;
        if (problems.has(path) ||
            isRead(path, candidate.place.title) ||
            (0,profile_look/* isDocument */.wz)(path) ||
            repo.resolve(path).kind !== "file")
            continue;
        if (++reads > maxReads)
            break;
        const look = await (0,profile_look/* lookOf */.Li)(repo, path);
        const problem = look && problemOf(repo, candidate, look);
        if (problem)
            problems.set(path, problem);
    }
    return [...problems.values()];
}
function problemOf(repo, { path, place: { title, pattern, ending }, home, not, target: named }, { name, format }) {
    const target = named ?? (name === undefined ? undefined : (0,repo_path/* join */.fj)(home, `${name}${ending}`));
    if (target !== undefined && repo.resolve(target).kind !== "missing")
        return undefined;
    const message = `looks like a profile, but ${title} reads \`${pattern}\`, not \`${not}\``;
    const problem = { kind: "near-miss", at: (0,repo_text/* placeOfPath */.Es)(path) };
    if (format !== formatOf(ending))
        return { ...problem, message: `${message}; write it as \`${target ?? (0,repo_path/* join */.fj)(home, `*${ending}`)}\`` };
    if (target === undefined)
        return { ...problem, message: `${message}; move the file to \`${home}\`` };
    const fix = { title: `git mv ${quoted(path)} ${quoted(target)}`, safe: false, edits: [] };
    const isPlain = ![path, target].some((text) => /[\0-\x1f\x7f]/.test(text));
    return {
        ...problem,
        message: `${message}; move the file to \`${target}\``,
        ...(isPlain ? { fixes: [fix] } : {}),
    };
}
function quoted(path) {
    return /^[\w./@+][\w./@+-]*$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
function formatOf(ending) {
    if (ending.endsWith(".md") || ending.endsWith(".txt"))
        return "markdown";
    if (ending.endsWith(".toml"))
        return "toml";
    return ending.endsWith(".json") ? "json" : ending.endsWith("ml") ? "yaml" : undefined;
}
function* candidatesIn(repo, places) {
    const directories = new Set(places.map(({ directory }) => directory));
    for (const directory of directories) {
        const ofDirectory = places.filter((place) => place.directory === directory);
        for (const root of repo.holding(directory))
            yield* inDirectory(repo, root, (0,repo_path/* join */.fj)(root, directory), ofDirectory);
    }
    for (const path of repo.hidden()) {
        const name = (0,repo_path/* nameOf */.Vb)(path);
        if (directories.has(name))
            continue;
        const near = places.filter(({ directory }) => isNear(name, directory));
        if (near.length > 0)
            yield* inMisspelt(repo, path, near);
    }
}
function* inDirectory(repo, root, directory, places) {
    if (repo.isUsers(directory))
        return;
    const here = places.filter(({ isEverywhere }) => isEverywhere || root === "");
    const known = new Set(here.map(({ folder }) => folder));
    for (const name of repo.names(directory)) {
        const path = (0,repo_path/* join */.fj)(directory, name);
        const { kind } = repo.resolve(path);
        if (kind === "file") {
            const place = here.find(({ folder }) => (0,repo_path/* stemOf */.Vc)(name).toLowerCase() === folder);
            if (place && (0,repo_path/* extensionOf */.je)(name) !== undefined)
                yield { path, place, home: (0,repo_path/* join */.fj)(directory, place.folder), not: (0,repo_path/* join */.fj)(place.directory, name) };
        }
        else if (kind === "directory") {
            const own = here.filter(({ folder }) => folder === name);
            const near = known.has(name) ? [] : here.filter(({ folder }) => isNearFolder(name, folder));
            for (const file of filesIn(repo, path))
                yield* known.has(name) ? wrongEnding((0,repo_path/* join */.fj)(path, file), path, own) : wrongFolder(file, path, directory, near);
        }
    }
}
function* wrongEnding(path, home, own) {
    const [place] = own;
    const extension = (0,repo_path/* extensionOf */.je)(path);
    if (place === undefined || extension === undefined || !profileEnding.test(path))
        return;
    if (own.some(({ pattern, isEverywhere }) => (0,repo_patterns/* matches */.cK)(path, isEverywhere ? `**/${pattern}` : pattern)))
        return;
    if (own.some(({ ending }) => path.endsWith(ending)))
        return;
    const target = (0,repo_path/* join */.fj)((0,repo_path/* directoryOf */.jt)(path), `${(0,repo_path/* stemOf */.Vc)(path)}${place.ending}`);
    yield { path, place, home, not: `.${extension}`, target };
}
const profileEnding = /\.(?:mdx?|markdown|mdown|mkd|mdc|txt|toml|ya?ml|json)$/i;
function* wrongFolder(file, folder, directory, near) {
    const place = near.find(({ ending }) => file.endsWith(ending)) ?? near[0];
    if (!place || !profileEnding.test(file))
        return;
    const name = file.endsWith(place.ending) ? (0,repo_path/* nameOf */.Vb)(file) : `${(0,repo_path/* stemOf */.Vc)(file)}${place.ending}`;
    const home = (0,repo_path/* join */.fj)(directory, place.folder);
    const target = (0,repo_path/* join */.fj)(home, (0,repo_path/* join */.fj)((0,repo_path/* directoryOf */.jt)(file), name));
    yield { path: (0,repo_path/* join */.fj)(folder, file), place, home, not: `${place.directory}/${(0,repo_path/* nameOf */.Vb)(folder)}/`, target };
}
function* inMisspelt(repo, path, near) {
    for (const place of near) {
        const folder = (0,repo_path/* join */.fj)(path, place.folder);
        if (repo.isUsers(path) || repo.resolve(folder).kind !== "directory")
            continue;
        const home = (0,repo_path/* join */.fj)((0,repo_path/* directoryOf */.jt)(path), (0,repo_path/* join */.fj)(place.directory, place.folder));
        const not = `${(0,repo_path/* nameOf */.Vb)(path)}/${place.folder}/`;
        for (const file of filesIn(repo, folder))
            if (file.endsWith(place.ending))
                yield { path: (0,repo_path/* join */.fj)(folder, file), place, home, not, target: (0,repo_path/* join */.fj)(home, file) };
    }
}
function filesIn(repo, folder, prefix = "") {
    return repo.names((0,repo_path/* join */.fj)(folder, prefix)).flatMap((name) => {
        const file = (0,repo_path/* join */.fj)(prefix, name);
        const entry = repo.entries.get((0,repo_path/* join */.fj)(folder, file));
        if (entry?.kind === "directory")
            return filesIn(repo, folder, file);
        return entry?.kind === "file" ? [file] : [];
    });
}
function isNearFolder(name, folder) {
    const plain = name.toLowerCase().replaceAll(/[-_ .]/g, "");
    if (plain === folder || (folderSynonyms.includes(plain) && !/mode|recipe/.test(folder)))
        return true;
    if (plain === `${folder}s` || `${plain}s` === folder)
        return true;
    return folder.length >= 6 && plain[0] === folder[0] && (0,spelling/* editsBetween */.y)(plain, folder) === 1;
}
function isNear(name, directory) {
    if (name.length < 6 || name.length > directory.length || name[1] !== directory[1])
        return false;
    return ((0,spelling/* editsBetween */.y)(name.toLowerCase(), directory) === 1 && (name.length < directory.length || isSwap(name, directory)));
}
function isSwap(name, directory) {
    return [...name.toLowerCase()].sort().join("") === [...directory].sort().join("");
}

// EXTERNAL MODULE: ./build/bundle/src/inspect/unknown-hosts.js
var unknown_hosts = __webpack_require__(44994);
// EXTERNAL MODULE: ./build/bundle/src/inspect/unread.js
var inspect_unread = __webpack_require__(32739);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/misplaced.js





const knownPatterns = Object.values(catalogue/* hosts */.S).flatMap(({ patterns, ownPatterns = [] }) => [
    ...patterns,
    ...ownPatterns,
]);
const titles = new Map(Object.entries(catalogue/* hosts */.S).map(([id, { title }]) => [id, title]));
async function misplacedIn(repo, loads) {
    const read = new Set(loads.flatMap(({ load }) => [...pathsReadBy(load)]));
    const dropped = new Set(loads.flatMap(({ load, title }) => [...pathsDroppedBy(load)].map((path) => `${title} ${path}`)));
    const taken = new Set(loads.flatMap(({ load }) => without(pathsReadBy(load), pathsDroppedBy(load))));
    const isRead = (path, title) => taken.has(path) || dropped.has(`${title} ${path}`);
    const nearMisses = await nearMissesIn(repo, Object.values(catalogue/* hosts */.S), isRead);
    const near = new Set(nearMisses.map(({ at }) => at.source.path));
    const judged = new Set([...near, ...loads.flatMap(({ load }) => [...(0,unknown_hosts/* judgedPathsOf */.hy)(load)])]);
    const isEmpty = !loads.some(({ load }) => load.items.some(({ files }) => files.length > 0));
    return {
        loads: near.size === 0 ? loads : loads.map((load) => withoutNear(load, near)),
        nearMisses,
        unknownHosts: (0,unknown_hosts/* unknownHostsIn */.rs)(repo, knownPatterns, judged).filter(({ path }) => !nearMisses.some(({ at }) => (0,repo_path/* isWithin */.UO)(at.source.path, path))),
        unread: await (0,inspect_unread/* unreadIn */.lA)(repo, titles, (path) => read.has(path) || judged.has(path), isEmpty),
    };
}
function pathsReadBy({ items, unjudged }) {
    return new Set([
        ...items.flatMap(({ files, verdict }) => (verdict.kind === "passed-over" ? [] : files)),
        ...unjudged.flatMap(({ kind, at }) => (kind === "unknown-file" ? [] : [at.source.path])),
    ]);
}
function without(all, some) {
    return [...all].filter((one) => !some.has(one));
}
function pathsDroppedBy({ items }) {
    return new Set(items.flatMap(({ files, verdict }) => (verdict.kind === "dropped" ? files : [])));
}
function withoutNear(hostLoad, near) {
    const unjudged = hostLoad.load.unjudged.filter(({ kind, at }) => kind !== "unknown-file" || !near.has(at.source.path));
    return { ...hostLoad, load: { ...hostLoad.load, unjudged } };
}

// EXTERNAL MODULE: ./build/bundle/src/inspect/near-policy.js
var near_policy = __webpack_require__(69665);
// EXTERNAL MODULE: ./build/bundle/src/inspect/unknown-files.js
var unknown_files = __webpack_require__(62794);
// EXTERNAL MODULE: ./build/bundle/src/generated/hosts.js
var hosts = __webpack_require__(39824);
;// CONCATENATED MODULE: ./build/bundle/src/generated/launches.js
const launches = {
    claude: async () => (await __webpack_require__.e(/* import() */ 401).then(__webpack_require__.bind(__webpack_require__, 70401))).launch,
    codex: async () => (await Promise.all(/* import() */[__webpack_require__.e(3823), __webpack_require__.e(8394)]).then(__webpack_require__.bind(__webpack_require__, 18394))).launch,
    copilot: async () => (await __webpack_require__.e(/* import() */ 5703).then(__webpack_require__.bind(__webpack_require__, 15703))).launch,
    cursor: async () => (await __webpack_require__.e(/* import() */ 4449).then(__webpack_require__.bind(__webpack_require__, 14449))).launch,
    gemini: async () => (await __webpack_require__.e(/* import() */ 6750).then(__webpack_require__.bind(__webpack_require__, 46750))).launch,
    opencode: async () => (await __webpack_require__.e(/* import() */ 8760).then(__webpack_require__.bind(__webpack_require__, 8760))).launch,
    qwen: async () => (await __webpack_require__.e(/* import() */ 230).then(__webpack_require__.bind(__webpack_require__, 40230))).launch,
};

// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js
var parsers_json = __webpack_require__(5930);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/arguments.js
var ci_arguments = __webpack_require__(98026);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/programs.js
var programs = __webpack_require__(16957);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/shell.js
var shell = __webpack_require__(62932);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/ci/unguarded.js




const carriers = /^(?:ssh|tmux|screen|su)$/;
const forbids = /\b(?:never|(?:do|must|should|shall|may|can) not|cannot|avoid|refuses?|rejects?|forbid\w*|prohibit\w*|disallow\w*|instead of|rather than|detects?|(?:flags?|reports?) (?:any|each|every)|(?:looks?|search(?:es)?|grep) for)\b|\b(?:don|mustn|shouldn|won|can)['’]t\b|[❌🚫]/iu;
const forbidden = /\b(?:is|are) (?:never|not allowed|forbidden|prohibited|banned)\b|\bmust not\b/i;
const nearby = 300;
function unguardedStarts(text, launches) {
    return snippetsIn(text).flatMap((snippet) => {
        const named = launches.filter(({ programs }) => programs.some((program) => snippet.text.includes(program)));
        return named.flatMap((launch) => scriptsIn(snippet.text).flatMap((script) => (0,programs/* startsOf */.j)(script, new Map(), launch).flatMap(({ words }) => (0,ci_arguments/* readArguments */.lR)(words, launch).flags.flatMap(({ name, use, value }) => {
            const because = bypassOf(use, value, launch);
            const at = snippet.start + Math.max(0, snippet.text.indexOf(name));
            if (because === undefined || isForbidden(text, at))
                return [];
            const flag = `${launch.program} ${name}${value === "on" ? "" : ` ${value}`}`;
            return [{ flag, because, start: at, end: at + name.length }];
        }))));
    });
}
function snippetsIn(text) {
    const found = [];
    const fence = /^[ \t>]*(`{3,}|~{3,}(?!~))([^\n`]*)\n([^]*?)(?:^[ \t>]*\1|(?![^]))/gm;
    const spans = text.replace(fence, (whole, mark, language, body, offset) => {
        if (/^\s*(?:(?:ba|z|da)?sh|shell|console|terminal|text|txt)?\s*$/i.test(language)) {
            const start = offset + whole.indexOf("\n", whole.indexOf(mark)) + 1;
            found.push({ text: body.replace(/^([ \t]*)\$ /gm, "$1  "), start });
        }
        return whole.replace(/[^\n]/g, " ");
    });
    for (const { 0: whole, 1: mark = "", 2: body = "", index } of spans.matchAll(/(?<!`)(`{1,2})([^`\n]+)\1(?!`)/g))
        if (whole.includes("-"))
            found.push({ text: body, start: index + mark.length });
    return found.sort((a, b) => a.start - b.start);
}
function scriptsIn(text) {
    const carried = (0,shell/* commandsIn */.G)(text, new Map()).flatMap((words) => carriers.test(words[0]?.text ?? "") ? words.flatMap((word) => (/\s/.test(word.text) ? [word.text] : [])) : []);
    return [text, ...carried];
}
function bypassOf(use, value, { settings }) {
    if (typeof use === "object")
        return use.find(({ effect, when }) => effect === "bypasses" && (when === undefined || when.test(value)))?.because;
    if (!use.startsWith("key: "))
        return undefined;
    const json = (0,ci_arguments/* jsonOfKey */.fl)(use.slice("key: ".length), value);
    const root = (0,parsers_json/* parseJsonc */.pX)(json);
    if (root.kind === "problem")
        return undefined;
    return settings?.(root, { path: "", text: json }).find(({ effect }) => effect === "bypasses")?.because;
}
function isForbidden(text, at) {
    const line = text.lastIndexOf("\n", at - 1) + 1;
    const end = text.indexOf("\n", at);
    const before = text.slice(Math.max(line, at - nearby), at).split(/[.!?;]\s/);
    const [after = ""] = text.slice(at, Math.min(at + nearby, end < 0 ? text.length : end)).split(/[.!?;]\s/);
    return (forbids.test(withoutFlags(before.at(-1) ?? "")) || forbidden.test(after) || forbids.test(introduction(text, line)));
}
function withoutFlags(text) {
    return text.replace(/--?[a-z-]+/g, "");
}
function introduction(text, line) {
    for (let end = line; end > Math.max(0, line - nearby);) {
        const start = text.lastIndexOf("\n", end - 2) + 1;
        const before = text.slice(Math.max(start, end - nearby), end).trim();
        if (!/^[>\s]*(?:(?:`{3,}|~{3,})[^`]*)?$/.test(before))
            return /^#|:\W*$/.test(before) ? withoutFlags(before) : "";
        end = start;
    }
    return "";
}

;// CONCATENATED MODULE: ./build/bundle/src/inspect/unguarded.js



async function unguardedIn(loads) {
    const prompts = new Set(loads.flatMap(({ load }) => load.items.flatMap(({ profile }) => (profile ? [profile.prompt.text] : []))));
    const candidates = [...prompts].filter((text) => /[`~]/.test(text) && /(?:^|\s)-{1,2}[a-z]/.test(text));
    const named = Object.entries(hosts/* hosts */.S).flatMap(([id, { launch }]) => {
        const load = launches[id];
        const isNamed = candidates.some((text) => launch?.programs.some((program) => text.includes(program)));
        return load && isNamed ? [load()] : [];
    });
    const known = await Promise.all(named);
    const found = new Map();
    return (prompt) => {
        let starts = found.get(prompt);
        if (!starts)
            found.set(prompt, (starts = known.length === 0 ? [] : unguardedStarts(prompt, known)));
        return starts;
    };
}

// EXTERNAL MODULE: ./build/bundle/src/inspect/organisation.js
var organisation = __webpack_require__(5398);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/index.js
var ci = __webpack_require__(2898);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/detect.js



async function detectHost(id, host, repo, input) {
    const isBare = repo.entries.size === 1 && input.user === undefined;
    const path = isBare
        ? undefined
        : (ownIn(host, repo, input.user) ??
            (await hintedIn(host.detectionHints ?? [], repo)) ??
            (host.launch && (await (0,ci/* launchedIn */.aU)(repo, host.launch))));
    if (path !== undefined)
        return { kind: "own", path };
    if (input.policy(id))
        return { kind: "policy" };
    if (input.requested(id))
        return { kind: "asked" };
    if (input.base(id))
        return { kind: "base" };
    return { kind: "none", shared: isBare ? undefined : host.ownPatterns && firstOf(host.patterns, repo, input.user) };
}
function ownIn({ patterns, ownPatterns }, repo, user) {
    if (ownPatterns)
        return firstOf(ownPatterns, repo, user);
    return user !== undefined || (0,repo_patterns/* isAnyPresent */.OU)(repo, patterns) ? (firstOf(patterns, repo, user) ?? "") : undefined;
}
async function hintedIn(hints, repo) {
    const textsOf = new Map();
    for (const { path, text } of hints)
        textsOf.set(path, [...(textsOf.get(path) ?? []), text]);
    for (const [pattern, texts] of textsOf) {
        for (const path of hintPaths(pattern, repo)) {
            const content = await repo.read(path);
            if (content.kind === "text"
                ? texts.some((text) => content.source.text.includes(text))
                : content.kind !== "absent" || content.resolution.kind === "outside")
                return path;
        }
    }
    return undefined;
}
function hintPaths(pattern, repo) {
    return pattern.replace(/^\*\*\//, "").includes("*")
        ? [...repo.entries.keys()].filter((path) => !repo.isUsers(path) && (0,repo_patterns/* matches */.cK)(path, pattern)).sort()
        : startsOf(pattern, repo, undefined).filter((path) => exists(path, repo));
}
function firstOf(patterns, repo, user) {
    for (const pattern of patterns) {
        const path = startsOf(pattern, repo, user).find((start) => exists(start, repo));
        if (path !== undefined)
            return path;
    }
    return undefined;
}
function startsOf(pattern, repo, user) {
    const { anchor, path, fixed } = (0,repo_patterns/* parsePattern */.EY)(pattern);
    const start = path.includes("*") ? fixed : path;
    if (start === "")
        return [];
    return directoriesOf(anchor, path, repo, user).map((directory) => (0,repo_path/* join */.fj)(directory, start));
}
function directoriesOf(anchor, path, repo, user) {
    if (anchor === "every")
        return [...repo.holding(path.split("/")[0] ?? "")].filter((directory) => !repo.isUsers(directory)).sort();
    const root = (0,repo_patterns/* anchorRoot */.kB)(anchor, user);
    return root === undefined ? [] : [root];
}
function exists(path, repo) {
    const resolution = repo.resolve(path);
    if (resolution.kind === "directory")
        return repo.names(path).length > 0;
    return resolution.kind !== "missing" || resolution.link !== undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/inspect/index.js



















async function inspect(repo, options) {
    const repositoryRoots = [
        "",
        ...[...repo.entries.values()].filter(({ kind }) => kind === "submodule").map(({ path }) => path),
    ];
    const selected = selectedHosts(options);
    const nearMatches = (0,repo_patterns/* nearMatchesIn */.Zj)(repo, selected.flatMap(([, { patterns }]) => patterns));
    const loaded = (await Promise.all(selected.map(([id, host]) => loadsOf(id, host, { repo, repositoryRoots, nearMatches, options })))).flat();
    const isWhole = options.hosts === undefined && options.starts === undefined;
    const misplaced = isWhole
        ? await misplacedIn(repo, loaded)
        : { loads: loaded, nearMisses: [], unknownHosts: [], unread: [] };
    const { loads } = misplaced;
    const findings = options.skipsRules ? [] : await findingsIn(misplaced, repo, options.decisions);
    const counted = findings.filter(({ at, item }) => !options.decisions.ignored(item?.files[0] ?? at.source.path));
    return {
        ...misplaced,
        subjects: (0,editions/* withoutEchoes */.Kx)(loads.flatMap(subjectsOf)).sort(bySubject),
        findings: onePerCause(counted.sort(byPlace), { loads, decisions: options.decisions }),
        ignored: findings.length - counted.length,
    };
}
async function findingsIn({ loads, nearMisses, unknownHosts, unread }, repo, decisions) {
    const isReader = folderReadersIn(loads);
    const unguarded = await unguardedIn(loads);
    const unjudged = [
        ...(await Promise.all(unknownHosts.map((host) => (0,unknown_hosts/* problemOf */.Zw)(host, repo)))),
        ...(0,near_policy/* nearPoliciesIn */.A)(repo),
        ...(await withProblems(repo, model_host/* absentLoad */._e, nearMisses)).unjudged,
        ...unread.map((profiles) => (0,inspect_unread/* unreadProblem */.l0)(profiles, decisions.policies)),
    ];
    const unknown = { host: null, title: "", edition: null, load: { ...model_host/* absentLoad */._e, unjudged } };
    return (0,editions/* withoutRepeats */.jP)((0,editions/* withFurther */.Hn)([...loads, unknown].flatMap((load) => runRules(load, decisions, isReader, unguarded)), loads.flatMap(({ fewer = [], ...host }) => fewer.flatMap((load) => runRules({ ...host, load }, decisions, isReader, unguarded)))), loads);
}
async function hostsInUse(repo, options) {
    const uses = await Promise.all(selectedHosts(options).map(async ([id, host]) => ({
        id,
        use: await detectHost(id, host, repo, detectionInputOf(options)),
    })));
    return uses.flatMap(({ id, use }) => (use.kind === "none" ? [] : [id]));
}
function selectedHosts({ hosts, repositoryNames = [], }) {
    return Object.entries(catalogue/* hosts */.S)
        .filter(([id]) => hosts?.includes(id) ?? true)
        .map(([id, host]) => [id, (0,organisation/* inRepository */.y)(host, repositoryNames)]);
}
function detectionInputOf({ decisions, hosts, editions = {}, usedAtBase, user }) {
    return {
        requested: (id) => hosts !== undefined || Object.hasOwn(editions, id),
        policy: (id) => Object.hasOwn(decisions.hosts, id),
        base: (id) => usedAtBase?.includes(id) ?? false,
        user,
    };
}
async function loadsOf(id, host, input) {
    const { repo, repositoryRoots, options } = input;
    const { title, patterns, ownPatterns = patterns } = host;
    const setting = options.decisions.hosts[id];
    const use = await detectHost(id, host, repo, detectionInputOf(options));
    const where = (dirs) => ({
        starts: options.starts ?? (use.kind === "none" ? [] : (0,repo_patterns/* startDirectories */.oQ)(repo, patterns)),
        repositoryRoots,
        dirs: dirs.map(({ value }) => value),
        ...(options.user ? { user: options.user } : {}),
        ...(options.repositoryNames ? { repositoryNames: options.repositoryNames } : {}),
    });
    const unreadable = nearMatchProblems(host, use, input);
    const folders = use.kind === "none" ? [] : await foldersOf(host);
    const selected = options.editions?.[id] ?? (options.everyEdition ? editions/* allEditions */.HY : undefined);
    return Promise.all((0,editions/* editionsOf */.jk)(host, selected, setting?.editions).map(async (edition) => {
        const identified = { host: id, title, edition, use, own: ownPatterns };
        if (use.kind === "none")
            return { ...identified, load: await withProblems(repo, model_host/* absentLoad */._e, unreadable) };
        const loadFrom = (dirs) => loadWithFixes(host, repo, where(dirs), edition, options);
        const [loaded, ...fewer] = await Promise.all([
            loadFrom(setting?.dirs ?? []),
            ...(setting?.fewerDirs ?? []).map(loadFrom),
        ]);
        const unread = (0,unknown_files/* unknownFilesIn */.h)(repo, title, folders, fewer[0] ?? loaded);
        const judged = unread.length > 0 ? (0,unknown_hosts/* judgedPathsOf */.hy)(loaded) : undefined;
        const unknown = unread.filter(({ at }) => !judged?.has(at.source.path));
        return {
            ...identified,
            load: await withProblems(repo, loaded, [...unreadable, ...unknown]),
            ...(fewer.length > 0 ? { fewer: await Promise.all(fewer.map((load) => withProblems(repo, load, []))) } : {}),
        };
    }));
}
async function foldersOf({ folders, loadFolders }) {
    return folders ?? (await loadFolders?.()) ?? [];
}
async function withProblems(repo, load, more) {
    const unjudged = [...load.unjudged, ...more].map(async (problem) => {
        const identity = await repo.identityOf(problem.at.source.path);
        return identity === undefined ? problem : { ...problem, identity };
    });
    return { ...load, unjudged: await Promise.all(unjudged) };
}
function nearMatchProblems({ title, patterns, ownPatterns = patterns }, use, { repo, nearMatches: { odd, links } }) {
    if (odd.length + links.length === 0)
        return [];
    const checked = use.kind === "none" ? (0,repo_patterns/* ownPatternsOf */.l_)(patterns, ownPatterns) : patterns;
    return [
        ...(0,repo_patterns/* caseFoldedPaths */.zB)(odd, checked).map((path) => ({
            message: `is read by ${title} on file systems that ignore case or Unicode forms, but is not checked here; use the exact name that ${title} reads`,
            at: (0,repo_text/* placeOfPath */.Es)(path),
        })),
        ...(0,repo_patterns/* unreachablePaths */.j8)(repo, links, checked).map((path) => ({
            message: "is a link to something outside this tree, which is not checked",
            at: (0,repo_text/* placeOfPath */.Es)(path),
        })),
    ];
}
function byEdition(inspection) {
    const ranks = (0,editions/* ranksOf */.Ll)(inspection.loads);
    if (ranks.length === 1)
        return [inspection];
    const listed = new Map(inspection.subjects.map((subject) => [subject.item, subject]));
    return ranks.map((loads) => ({
        ...inspection,
        loads,
        subjects: loads
            .flatMap(subjectsOf)
            .map((subject) => listed.get(subject.item) ?? subject)
            .sort(bySubject),
    }));
}
function subjectsOf({ host, title, edition, load }) {
    return load.items.filter(isListed).map((item) => ({ host, title, edition, item }));
}
function byPlace(a, b) {
    return ((0,repo_path/* byBytes */.bg)(a.at.source.path, b.at.source.path) ||
        a.at.span.start - b.at.span.start ||
        (0,repo_path/* byBytes */.bg)(a.rule, b.rule) ||
        (0,repo_path/* byBytes */.bg)(a.host ?? "", b.host ?? "") ||
        (0,repo_path/* byBytes */.bg)(a.message, b.message));
}
function bySubject(a, b) {
    return (0,repo_path/* byBytes */.bg)(a.item.files[0] ?? "", b.item.files[0] ?? "") || (0,repo_path/* byBytes */.bg)(a.host, b.host);
}


/***/ }),

/***/ 69665:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ nearPoliciesIn)
/* harmony export */ });
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53861);
/* harmony import */ var _repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13987);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64951);



const own = [..._policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .policyPaths */ .ff, _policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .baselinePath */ .XB];
function nearPoliciesIn(repo) {
    return (0,_repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .caseFoldedPaths */ .zB)((0,_repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .nearMatchesIn */ .Zj)(repo, own).odd, own).map((path) => {
        const meant = own.find((one) => one.toLowerCase() === path.toLowerCase()) ?? _policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .policyPaths */ .ff[0];
        return {
            message: `is ignored: on file systems that ignore case or Unicode forms it replaces \`${meant}\`; rename it to \`${meant}\` or remove it`,
            at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOfPath */ .Es)(path),
        };
    });
}


/***/ }),

/***/ 62794:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ maxFiles),
/* harmony export */   h: () => (/* binding */ unknownFilesIn)
/* harmony export */ });
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76311);
/* harmony import */ var _repo_patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13987);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64951);



const maxFiles = 50;
function unknownFilesIn(repo, title, folders, load) {
    const read = pathsReadBy(load);
    const unknown = folders.flatMap((folder) => {
        const known = [...folder.judged, ...folder.harmless.map(({ pattern }) => pattern)].map(withDepth);
        return directoriesOf(repo, folder.root).flatMap((directory) => filesBelow(repo, directory, "")
            .filter((file) => !read.has((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(directory, file)) && !known.some((pattern) => (0,_repo_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .matches */ .cK)(file, pattern)))
            .map((file) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(directory, file)));
    });
    const paths = [...new Set(unknown)].sort();
    const left = paths.length - maxFiles;
    return paths.slice(0, maxFiles).map((path, i) => ({
        kind: "unknown-file",
        message: `is in a folder of ${title}, and this tool does not know how ${title} uses it${i === maxFiles - 1 && left > 0 ? `; so do ${left} more files` : ""}`,
        at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(path),
    }));
}
function withDepth(pattern) {
    return pattern.endsWith("/**") ? `${pattern}/*` : pattern;
}
function pathsReadBy({ items, layers, unjudged }) {
    return new Set([
        ...items.flatMap(({ files }) => files),
        ...layers.flatMap(({ authority }) => authority.map(({ at }) => at.source.path)),
        ...unjudged.map(({ at }) => at.source.path),
    ]);
}
function directoriesOf(repo, root) {
    const anywhere = "**/";
    const name = root.startsWith(anywhere) ? root.slice(anywhere.length) : undefined;
    const [first = ""] = name?.split("/") ?? [];
    const paths = name === undefined ? [root] : repo.holding(first).map((directory) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(directory, name));
    return paths.filter((path) => !repo.isUsers(path) && repo.resolve(path).kind === "directory");
}
function filesBelow(repo, directory, prefix) {
    return repo.names((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(directory, prefix)).flatMap((name) => {
        const path = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(prefix, name);
        const isLink = repo.entries.get((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(directory, path))?.kind === "link";
        return !isLink && repo.resolve((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(directory, path)).kind === "directory"
            ? filesBelow(repo, directory, path)
            : [path];
    });
}


/***/ }),

/***/ 32739:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U3: () => (/* binding */ policyLineFor),
/* harmony export */   g_: () => (/* binding */ unreadSummary),
/* harmony export */   l0: () => (/* binding */ unreadProblem),
/* harmony export */   lA: () => (/* binding */ unreadIn)
/* harmony export */ });
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76311);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64951);
/* harmony import */ var _profile_look_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90155);



const maxReads = 50;
const maxPlain = 3_000;
const maxRoots = 3;
const maxDirs = 100;
const foreign = /(?:^|\/)(?:node_modules|vendor|third_party|fixtures?|__fixtures__|testdata|tests?|__tests__|spec)\//i;
async function unreadIn(repo, titles, isRead, isEmpty) {
    const folders = foldersIn(repo, isRead, isEmpty);
    const found = [];
    let reads = 0;
    for (const folder of folders) {
        let host = _profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .telling */ .gM.test(folder.ending) ? "copilot" : undefined;
        for (const file of host === undefined ? folder.files.slice(0, 2) : []) {
            if (++reads > maxReads)
                break;
            const look = await (0,_profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .lookOf */ .Li)(repo, file);
            host = look && hostOf(look, file, titles);
            if (host !== undefined)
                break;
        }
        if (host !== undefined && titles.has(host))
            found.push({ folder, host });
    }
    return grouped(found, titles);
}
function hostOf({ format, keys }, path, titles) {
    if (format === "toml")
        return keys.has("developer_instructions") || keys.has("sandbox_mode") ? "codex" : undefined;
    if (format !== "markdown")
        return undefined;
    if (keys.has("mode"))
        return (0,_profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .likelyRootOf */ .WS)(path) === undefined ? undefined : "opencode";
    if (!keys.has("name") || !["tools", "model", "color"].some((key) => keys.has(key)))
        return undefined;
    const named = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryOf */ .jt)(path)
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .find((word) => titles.has(word));
    return named === undefined || !markdownHosts.has(named) ? "claude" : named;
}
const markdownHosts = new Set(["claude", "copilot", "cursor", "gemini", "qwen"]);
function foldersIn(repo, isRead, isEmpty) {
    const folders = new Map();
    const kinds = new Map();
    let plain = 0;
    for (const { path, kind } of repo.entries.values()) {
        if (kind !== "file" || !isProfileFormat(path))
            continue;
        const directory = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryOf */ .jt)(path);
        const folderKind = kinds.get(directory) ?? kindOf(repo, directory, isEmpty);
        kinds.set(directory, folderKind);
        const ending = endingIn(path, folderKind);
        if (ending === undefined || (folderKind === "plain" && plain >= maxPlain))
            continue;
        if (isRead(path) || (0,_profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .isDocument */ .wz)(path))
            continue;
        if (folderKind === "plain")
            plain++;
        const key = `${directory} ${ending}`;
        const folder = folders.get(key) ?? { path: directory, ending, files: [] };
        folder.files.push(path);
        folders.set(key, folder);
    }
    return [...folders.values()].sort((a, b) => rankOf(a) - rankOf(b) || b.files.length - a.files.length || (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .byBytes */ .bg)(a.path, b.path));
}
function isProfileFormat(path) {
    return path.endsWith(".md") || path.endsWith(".toml");
}
function endingIn(path, kind) {
    if (kind === "foreign")
        return undefined;
    const plain = path.endsWith(".md") ? ".md" : ".toml";
    return _profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .telling */ .gM.exec(path)?.[0] ?? (kind === "named" ? undefined : plain);
}
function kindOf(repo, directory, isEmpty) {
    const path = `${directory}/`;
    const isHiddenElsewhere = /(?:^|\/)\.(?!github\/)/.test(path);
    const isNameable = directory !== "" && !/^[A-Za-z]:|\\/.test(directory);
    if (!isNameable || isHiddenElsewhere || foreign.test(path) || repo.isUsers(path))
        return "foreign";
    if (/(?:^|\/)\./.test(path))
        return "named";
    if ((0,_profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .likelyRootOf */ .WS)(path) !== undefined)
        return "likely";
    return isEmpty ? "plain" : "named";
}
function rankOf({ path, ending }) {
    if (_profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .telling */ .gM.test(ending))
        return 0;
    return (0,_profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .likelyRootOf */ .WS)(`${path}/`) === undefined ? 2 : 1;
}
function grouped(found, titles) {
    const groups = new Map();
    const rootsOf = (host) => new Set(found.flatMap((each) => (each.host === host ? [each.folder.path.split("/")[0] ?? ""] : [])));
    for (const { folder, host } of found) {
        const roots = rootsOf(host);
        const root = roots.size > maxRoots ? ([...roots].sort(_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .byBytes */ .bg)[0] ?? "") : (folder.path.split("/")[0] ?? "");
        const group = groups.get(`${host} ${root}`) ?? { host, root, folders: [] };
        groups.set(`${host} ${root}`, group);
        group.folders.push(folder);
    }
    return [...groups.values()]
        .map(({ host, root, folders }) => {
        const all = [...new Set(folders.map(({ path }) => (0,_profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .likelyRootOf */ .WS)(`${path}/`) ?? path))].sort(_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .byBytes */ .bg);
        const dirs = all.filter((dir) => !all.some((other) => other !== dir && (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(dir, other)));
        const first = folders.find(({ path }) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(path, dirs[0] ?? "")) ?? folders[0];
        return {
            host,
            title: titles.get(host) ?? host,
            root,
            dirs: dirs.slice(0, maxDirs),
            shape: `${dirs[0] ?? root}/${first?.path === dirs[0] ? "" : "**/"}*${first?.ending ?? ".md"}`,
            files: folders.reduce((sum, { files }) => sum + files.length, 0),
        };
    })
        .sort((a, b) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .byBytes */ .bg)(a.root, b.root) || (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .byBytes */ .bg)(a.host, b.host));
}
function policyLineFor(unread) {
    const hosts = new Map();
    for (const { host, dirs } of unread)
        hosts.set(host, [...(hosts.get(host) ?? []), ...dirs]);
    const entries = [...hosts].map(([host, dirs]) => `${host}: { dirs: [${dirs.map(scalar).join(", ")}] }`);
    return `hosts: { ${entries.join(", ")} }`;
}
function scalar(path) {
    return /^[A-Za-z][\w./-]*$/.test(path) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(path)
        ? path
        : JSON.stringify(path);
}
function unreadProblem(unread, policies) {
    const { title, root, dirs, shape, files } = unread;
    const line = policyLineFor([unread]);
    const profiles = files === 1 ? "a file that looks like a profile" : `${files} files that look like profiles`;
    const more = dirs.length - 1;
    const isShared = dirs.every((dir) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(dir, root));
    const folders = more === 0 ? "" : ` and ${more} more ${more === 1 ? "folder" : "folders"}`;
    const what = isShared
        ? `holds ${profiles} of ${title} (\`${shape}\`${folders})`
        : `${folders.trim()} hold ${profiles} of ${title} (\`${shape}\`, …)`;
    const how = line.length > 160 ? "add these folders to `hosts` in the policy" : `add \`${line}\` to the policy`;
    return {
        kind: "unread",
        message: `${what}, and no host reads ${files === 1 ? "it" : "them"} there; to check ${files === 1 ? "it" : "them"}, ${how}`,
        at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(dirs.length === 1 ? (dirs[0] ?? root) : root),
        fixes: [fixFor(line, policies)],
    };
}
function fixFor(line, policies) {
    const own = policies.at(-1)?.sources.findLast(({ ref }) => !ref.startsWith("preset:") && !ref.includes("//"));
    const isSimple = own !== undefined && /^[a-z-]+:/m.test(own.text) && !/^(?:hosts\s*:|[{"'%]|---|\.\.\.)/m.test(own.text);
    if (!isSimple)
        return { title: line, safe: false, edits: [] };
    const end = own.text.length;
    const at = { source: { path: own.ref, text: own.text }, span: { start: end, end } };
    return { title: line, safe: false, edits: [{ at, text: `${own.text.endsWith("\n") ? "" : "\n"}${line}\n` }] };
}
function unreadSummary(unread) {
    const files = unread.reduce((sum, { files: count }) => sum + count, 0);
    const names = unread.map(({ shape }) => `\`${shape}\``);
    const shown = names.length > 3 ? `${names.slice(0, 3).join(", ")} and ${names.length - 3} more` : names.join(", ");
    const what = files === 1 ? "1 file looks like a profile" : `${files} files look like profiles`;
    return `${what} (${shown}), and no host reads ${files === 1 ? "it" : "them"} there; to check ${files === 1 ? "it" : "them"}, write in the policy: ${policyLineFor(unread)}`;
}


/***/ }),

/***/ 65174:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ weakest),
/* harmony export */   i: () => (/* binding */ certainties)
/* harmony export */ });
const certainties = ["measured", "documented", "assumed"];
function weakest(...facts) {
    return certainties.findLast((certainty) => facts.includes(certainty)) ?? "measured";
}


/***/ })

};
;