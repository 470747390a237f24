"use strict";
exports.id = 2932;
exports.ids = [2932];
exports.modules = {

/***/ 21900:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ titles)
/* harmony export */ });
const titles = new Map([
    ["a3s", "A3S Code"],
    ["amazonq", "Amazon Q"],
    ["antigravity", "Antigravity"],
    ["augment", "Augment"],
    ["claude", "Claude Code"],
    ["cline", "Cline"],
    ["codebuddy", "CodeBuddy"],
    ["codex", "Codex"],
    ["copilot", "GitHub Copilot"],
    ["cursor", "Cursor"],
    ["defect", "defect"],
    ["factory", "Factory"],
    ["gemini", "Gemini CLI"],
    ["gh-aw", "GitHub Agentic Workflows"],
    ["goose", "goose"],
    ["grok", "Grok Build"],
    ["junie", "Junie"],
    ["kimi", "Kimi Code"],
    ["kiro", "Kiro"],
    ["letta", "Letta Code"],
    ["opencode", "opencode or Kilo"],
    ["openhands", "OpenHands"],
    ["openheim", "openheim"],
    ["qoder", "Qoder CLI"],
    ["qwen", "Qwen Code"],
    ["roo", "Roo Code"],
    ["vibe", "Mistral Vibe"],
    ["vtcode", "VT Code"],
]);


/***/ }),

/***/ 65174:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ weakest),
/* harmony export */   i: () => (/* binding */ certainties)
/* harmony export */ });
const certainties = ["measured", "documented", "assumed"];
function weakest(facts) {
    const all = new Set(facts);
    return certainties.findLast((certainty) => all.has(certainty)) ?? "measured";
}


/***/ }),

/***/ 77783:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R2: () => (/* binding */ unstatedCeilings),
/* harmony export */   _p: () => (/* binding */ ceilingSentences),
/* harmony export */   he: () => (/* binding */ isCounted)
/* harmony export */ });
/* harmony import */ var _model_load_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6407);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78301);
/* harmony import */ var _sanitize_counted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14135);



function isCounted({ finding }) {
    return finding.isUnstated === true && finding.severity === "note";
}
function unstatedCeilings({ findings, inspection: { loads, subjects }, }) {
    const titles = new Map(loads.map(({ host, title }) => [host, title]));
    const beyond = new Map();
    for (const { finding } of findings) {
        const { host, kind, at, item } = finding;
        if (host === null)
            continue;
        if (item && !(0,_model_load_js__WEBPACK_IMPORTED_MODULE_0__/* .isServed */ .SM)(item))
            continue;
        const of = beyond.get(host) ?? { exceeding: new Set(), settings: new Set() };
        beyond.set(host, of);
        (kind === "settings" ? of.settings : of.exceeding).add(item ? keyOf(item) : at.source.path);
    }
    const profiles = new Map([...beyond.keys()].map((host) => [host, new Set()]));
    for (const { host, item } of subjects)
        if ((0,_model_load_js__WEBPACK_IMPORTED_MODULE_0__/* .isServed */ .SM)(item))
            profiles.get(host)?.add(keyOf(item));
    return [...beyond]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([host, { exceeding, settings }]) => ({
        host: titles.get(host) ?? host,
        exceeding: exceeding.size,
        profiles: profiles.get(host)?.size ?? 0,
        settings: settings.size,
    }));
}
function keyOf({ files, profile }) {
    return JSON.stringify([profile?.name.at.span.start, ...files]);
}
function ceilingSentences(unstated, command, code) {
    const [first, ...others] = unstated;
    if (!first)
        return [];
    const what = others.length === 0 ? ofOneHost(first) : ofSeveralHosts(unstated);
    return [`${what}. ${code(`${command} list`)} shows what. Set ${code("ceiling")} in your policy to enforce a limit.`];
}
const more = `can do more than ${_model_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .presetCeiling */ .bD.join(", ")}`;
function ofOneHost({ host, exceeding, profiles, settings }) {
    const noun = (0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_2__/* .nounFor */ .A)(profiles ?? exceeding, "profile");
    const own = `${share({ exceeding, profiles })} ${host} ${noun} ${more}`;
    const beside = `${number(settings)} settings ${(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_2__/* .nounFor */ .A)(settings, "file starts code or connects servers", "files start code or connect servers")}`;
    if (settings === 0)
        return own;
    return exceeding === 0 ? `${beside} next to the ${host} profiles` : `${own}, and ${beside}`;
}
function ofSeveralHosts(unstated) {
    const exceeding = unstated.filter((one) => one.exceeding > 0);
    const total = exceeding.reduce((sum, one) => sum + one.exceeding, 0);
    const own = `${number(total)} ${(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_2__/* .nounFor */ .A)(total, "profile")} ${more}: ${exceeding.map((one) => `${one.host} ${share(one)}`).join(", ")}`;
    const hosts = unstated.filter(({ settings }) => settings > 0).map(({ host }) => host);
    const beside = `Settings files start code or connect servers next to the profiles of ${hosts.join(", ")}`;
    return [...(exceeding.length > 0 ? [own] : []), ...(hosts.length > 0 ? [beside] : [])].join(". ");
}
function share({ exceeding, profiles }) {
    return profiles === null ? number(exceeding) : `${number(exceeding)} of ${number(profiles)}`;
}
function number(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}


/***/ }),

/***/ 59995:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $c: () => (/* binding */ subjectsIn),
/* harmony export */   Gg: () => (/* binding */ titleOf),
/* harmony export */   O$: () => (/* binding */ valuesPhrase),
/* harmony export */   kG: () => (/* binding */ groupFindings),
/* harmony export */   x1: () => (/* binding */ atOnePlace)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10290);
/* harmony import */ var _generated_titles_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21900);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46447);
/* harmony import */ var _sanitize_listed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88508);





function groupFindings(evaluated) {
    return grouped(grouped(atOnePlace(evaluated), sameFile), sameHabit);
}
function atOnePlace(evaluated) {
    return grouped(evaluated.map(alone), samePlace);
}
function subjectsIn({ inspection: { loads, subjects }, }) {
    const names = new Map(loads.map(({ host, title }) => [host, title]));
    const readers = new Map();
    const shared = new Set();
    for (const { host, item } of subjects)
        for (const path of item.files) {
            const reader = readers.get(path);
            if (reader === undefined)
                readers.set(path, host);
            else if (reader !== host)
                shared.add(path);
        }
    return ({ hosts, message, paths }) => {
        const saying = hosts.map((host) => names.get(host) ?? host);
        const isAlone = saying.length < 2 && !paths.some((path) => shared.has(path));
        return isAlone || saying.every((name) => message.includes(name)) ? "" : ` (${saying.join(", ")})`;
    };
}
function alone(evaluated) {
    const { finding, state } = evaluated;
    return {
        first: evaluated,
        message: finding.message,
        severity: finding.severity,
        state,
        hosts: finding.host === null ? [] : [finding.host],
        paths: [finding.at.source.path],
        findings: [evaluated],
        fix: finding.fixes?.[0],
        fixHere: undefined,
        values: [],
    };
}
function samePlace({ first: { finding, waiver }, state }) {
    const { rule, kind = "", at, value, message } = finding;
    const { path } = at.source;
    return `${rule} ${kind} ${state} ${path.length} ${path} ${at.span.start} ${excuseOf(waiver)} ${value ?? message}`;
}
function sameFile(group) {
    const { listsVarying, groupKey = "", at } = group.first.finding;
    if (!listsVarying)
        return samePlace(group);
    const { path } = at.source;
    return `${path.length} ${path} ${habitKey(group, groupKey)}`;
}
function sameHabit(group) {
    const { listsVarying, groupKey = group.message } = group.first.finding;
    return habitKey(group, listsVarying ? group.message : groupKey);
}
function habitKey({ first: { finding, waiver }, severity, state, hosts }, sentence) {
    const { rule, kind = "" } = finding;
    return `${rule} ${kind} ${severity} ${state} ${hosts.join(",")} ${excuseOf(waiver)} ${sentence}`;
}
function excuseOf(waiver) {
    return waiver ? `${waiver.at.source.path.length} ${waiver.at.source.path} ${waiver.at.span.start}` : "";
}
function grouped(list, key) {
    return [...(0,_repo_many_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(list, key).values()].map(merged);
}
function merged(group) {
    const [only] = group;
    if (only && group.length === 1)
        return only;
    const worst = group.reduce((one, other) => (rankOf(other) > rankOf(one) ? other : one));
    const ordered = [worst, ...group.filter((entry) => entry !== worst)];
    const paths = [...new Set(ordered.flatMap((entry) => entry.paths))];
    const hosts = [...new Set(ordered.flatMap((entry) => entry.hosts))];
    const findings = ordered.flatMap((entry) => entry.findings);
    const { message, groupKey = message, listsVarying } = worst.first.finding;
    const texts = findings.map(({ finding }) => withoutHost(finding));
    const isOneText = texts.every((one) => one === texts[0]);
    const text = isOneText ? message : groupKey;
    const values = new Set(isOneText ? [] : findings.flatMap(({ finding }) => varyingIn(finding) ?? []));
    const sentence = isOneText || saysAlike(findings, texts) ? ofAll(text, hosts) : text;
    const shared = { hosts, paths, findings, ...fixOf(worst.first, findings) };
    if (listsVarying && !isOneText)
        return { ...worst, ...shared, message: sentence.replace("…", () => shortList([...values])), values: [] };
    const [value, ...others] = text.includes("…") ? values : [];
    return {
        ...worst,
        ...shared,
        message: value === undefined ? sentence : withValue(sentence, value, worst.first.finding.message, hosts),
        values: others,
    };
}
function shortList(values, most = 6) {
    const left = values.length - most;
    return (0,_sanitize_listed_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .K)(left > 1 ? [...values.slice(0, most), `${left} more`] : values);
}
function withValue(sentence, value, own, hosts) {
    return hosts.length > 1 ? sentence.replaceAll("…", () => value) : own;
}
function fixOf({ finding: first }, findings) {
    const own = first.fixes?.[0];
    const fixes = findings.flatMap(({ finding }) => finding.fixes?.[0] ?? []);
    if (!own || fixes.length < findings.length)
        return { fix: undefined, fixHere: undefined };
    if (fixes.every(({ title }) => title === own.title))
        return { fix: own, fixHere: undefined };
    const isHere = own.edits[0]?.at.source.path === first.at.source.path &&
        findings.every(({ finding: { host } }) => host === first.host);
    const fixHere = isHere ? fixes.reduce((one, other) => (includes(other, one) ? other : one), own) : undefined;
    return { fix: undefined, fixHere };
}
function includes({ edits: [wide, ...more] }, { edits: [narrow, ...others] }) {
    if (!wide || !narrow || more.length + others.length > 0 || wide.at.source.path !== narrow.at.source.path)
        return false;
    const [{ span: outer }, { span: inner }] = [wide.at, narrow.at];
    return outer.start <= inner.start && outer.end >= inner.end;
}
function varyingIn({ message, groupKey = "", varies, value }) {
    if (varies !== undefined)
        return varies;
    const parts = groupKey.split("…");
    const [before = "", ...others] = parts;
    const length = (message.length - groupKey.length + others.length) / others.length;
    const word = message.slice(before.length, before.length + length);
    return others.length > 0 && length > 0 && parts.join(word) === message ? word.replace(/^`|`$/g, "") : value;
}
function rankOf({ severity }) {
    return _model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .severities */ .gO.indexOf(severity);
}
function saysAlike(findings, texts) {
    const textAt = new Map();
    return findings.every(({ finding: { at } }, i) => {
        const place = `${at.source.path}:${at.span.start}`;
        const isFirst = !textAt.has(place);
        if (isFirst)
            textAt.set(place, texts[i]);
        return isFirst || textAt.get(place) === texts[i];
    });
}
function withoutHost({ host, message }) {
    return message.replaceAll(titleOf(host), "\0");
}
function ofAll(text, [first = "", ...others]) {
    const title = titleOf(first);
    const names = [title, ...others.map(titleOf)];
    if (others.length === 0)
        return text;
    return inPlural(text, title).replace(title, () => (0,_sanitize_listed_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .K)(names));
}
function inPlural(text, title) {
    const start = text.indexOf(title);
    if (start < 0 || /\b(?:by|in|of|to) $/.test(text.slice(0, start)))
        return text;
    const end = start + title.length;
    const verb = /^( silently)? (?:(loads|skips|rejects|refuses|reads|starts|connects|spells|drops|ignores)|(has)|(does)|(is))\b/;
    return `${text.slice(0, end)}${text.slice(end).replace(verb, (_, adverb = "", regular, has, does) => `${adverb} ${regular?.slice(0, -1) ?? (has ? "have" : does ? "do" : "are")}`)}`;
}
function valuesPhrase(values, code, most = 6) {
    const shown = values.slice(0, most).map(code);
    return `${shown.join(", ")}${values.length > most ? ` and ${values.length - most} more` : ""}`;
}
function titleOf(host) {
    return _generated_titles_js__WEBPACK_IMPORTED_MODULE_0__/* .titles */ .Y.get(host ?? "") ?? host ?? "\0";
}


/***/ }),

/***/ 70303:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ findingReport)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10290);
/* harmony import */ var _evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97916);
/* harmony import */ var _ceilings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77783);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59995);
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56931);
/* harmony import */ var _rule_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16943);






const reports = new WeakMap();
function findingReport(result) {
    let report = reports.get(result);
    if (!report)
        reports.set(result, (report = reportOn(result)));
    return report;
}
function reportOn(result) {
    const { inspection, sources } = result;
    const { own, aside, parts, failing } = sortedOut(result);
    const shown = groupsOf(own);
    const isExisting = ({ state }) => state === "existing";
    let hidden;
    let counted;
    return {
        verdict: failing.length > 0 ? "failed" : "passed",
        failing: countsIn(failing),
        counts: countsIn(own),
        profiles: inspection.subjects.length,
        shown,
        get hidden() {
            return (hidden ??= groupsOf(aside));
        },
        get counted() {
            return (counted ??= groupsOf(parts));
        },
        unstated: (0,_ceilings_js__WEBPACK_IMPORTED_MODULE_2__/* .unstatedCeilings */ .R2)({ inspection, findings: parts }),
        hasPolicy: sources.some(({ ref }) => !ref.startsWith("preset:")),
        aside: {
            existing: aside.filter((evaluated) => isExisting(evaluated) && !evaluated.isBaselined).length,
            baselined: aside.filter((evaluated) => isExisting(evaluated) && evaluated.isBaselined).length,
            waived: aside.filter(({ state }) => state === "waived").length,
            ignored: inspection.ignored,
        },
        rules: rulesIn(shown),
    };
}
function groupsOf(findings) {
    return (0,_order_js__WEBPACK_IMPORTED_MODULE_3__/* .worstFirst */ .m)((0,_groups_js__WEBPACK_IMPORTED_MODULE_1__/* .groupFindings */ .kG)(findings));
}
function sortedOut(result) {
    const own = [];
    const aside = [];
    const parts = [];
    const failing = [];
    for (const evaluated of result.findings) {
        const isFailing = (0,_evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .failsRun */ .FR)(evaluated, result);
        if (isFailing)
            failing.push(evaluated);
        if (!isFailing && evaluated.state !== "waived" && (0,_ceilings_js__WEBPACK_IMPORTED_MODULE_2__/* .isCounted */ .he)(evaluated))
            parts.push(evaluated);
        else
            (isConcerned(evaluated, result) ? own : aside).push(evaluated);
    }
    return { own, aside, parts, failing };
}
function isConcerned({ state, isBaselined }, { gate }) {
    return state === "new" || (state === "existing" && gate === "all" && !isBaselined);
}
function countsIn(findings) {
    const counts = { note: 0, warning: 0, error: 0 };
    for (const { finding } of findings)
        counts[finding.severity]++;
    return counts;
}
function rulesIn(groups) {
    const byName = new Map();
    for (const { first, findings } of groups) {
        const name = (0,_rule_id_js__WEBPACK_IMPORTED_MODULE_4__/* .ruleIdOf */ .H)(first.finding);
        const row = byName.get(name) ?? { name, counts: { note: 0, warning: 0, error: 0 }, harm: _model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .classes */ .Ly.length };
        byName.set(name, row);
        for (const { finding } of findings) {
            row.counts[finding.severity]++;
            row.harm = Math.min(row.harm, _model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .classes */ .Ly.indexOf(finding.class));
        }
    }
    const worst = ({ counts }) => _model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .severities */ .gO.findLastIndex((severity) => counts[severity] > 0);
    return [...byName.values()]
        .sort((a, b) => worst(b) - worst(a) || a.harm - b.harm || total(b.counts) - total(a.counts))
        .map(({ name, counts }) => ({ name, counts }));
}
function total(counts) {
    return counts.error + counts.warning + counts.note;
}


/***/ }),

/***/ 56931:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ worstFirst)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10290);

const foremost = 3;
function worstFirst(groups) {
    const totals = new Map();
    for (const group of groups)
        totals.set(sortOf(group), (totals.get(sortOf(group)) ?? 0) + group.findings.length);
    const ranked = groups
        .map((group) => ({
        group,
        sort: sortOf(group),
        severity: _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.indexOf(group.severity),
        harm: _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .classes */ .Ly.indexOf(group.first.finding.class),
        total: totals.get(sortOf(group)) ?? 0,
        size: group.findings.length,
    }))
        .sort((a, b) => b.severity - a.severity ||
        a.harm - b.harm ||
        b.total - a.total ||
        (a.sort === b.sort ? b.size - a.size : a.sort < b.sort ? -1 : 1));
    const counts = new Map();
    return ranked
        .map(({ group, sort, severity }) => {
        const count = (counts.get(sort) ?? 0) + 1;
        counts.set(sort, count);
        return { group, severity, isLater: count > foremost };
    })
        .sort((a, b) => b.severity - a.severity || Number(a.isLater) - Number(b.isLater))
        .map(({ group }) => group);
}
function sortOf({ severity, first: { finding } }) {
    return `${severity} ${finding.rule} ${finding.kind ?? ""}`;
}


/***/ }),

/***/ 73835:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ placedFindings),
/* harmony export */   Y: () => (/* binding */ mostImportant)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10290);
/* harmony import */ var _evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97916);
/* harmony import */ var _ceilings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77783);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59995);




const places = new WeakMap();
function placedFindings(result) {
    let list = places.get(result);
    if (!list)
        places.set(result, (list = (0,_groups_js__WEBPACK_IMPORTED_MODULE_1__/* .atOnePlace */ .x1)(result.findings).map((group) => placed(group, result))));
    return list;
}
function placed(group, result) {
    const { first, findings } = group;
    const isFailing = findings.some((evaluated) => (0,_evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .failsRun */ .FR)(evaluated, result));
    const aside = isFailing ? undefined : asideOf(first, result);
    return { group, isFailing, ...(aside ? { aside } : {}) };
}
function asideOf(first, { gate }) {
    if (first.state === "waived")
        return "waived";
    if (first.isBaselined)
        return "baselined";
    if ((0,_ceilings_js__WEBPACK_IMPORTED_MODULE_2__/* .isCounted */ .he)(first))
        return "counted";
    return first.state === "existing" && gate === "new" ? "existing" : undefined;
}
function mostImportant(list, most) {
    if (list.length <= most)
        return list;
    const rank = ({ isFailing, aside, group }) => (isFailing ? 0 : aside === undefined ? 10 : 20) - _model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .severities */ .gO.indexOf(group.severity);
    const kept = new Set(list.toSorted((a, b) => rank(a) - rank(b)).slice(0, most));
    return list.filter((one) => kept.has(one));
}


/***/ }),

/***/ 16943:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ ruleIdOf)
/* harmony export */ });
function ruleIdOf({ rule, kind }) {
    return kind === undefined ? rule : `${rule}/${kind}`;
}


/***/ }),

/***/ 62932:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mostResults: () => (/* binding */ mostResults),
  sarif: () => (/* binding */ sarif)
});

// EXTERNAL MODULE: ./build/bundle/src/model/certainty.js
var certainty = __webpack_require__(65174);
// EXTERNAL MODULE: ./build/bundle/src/model/finding.js
var model_finding = __webpack_require__(10290);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/result.js
var evaluate_result = __webpack_require__(97916);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/json.js
var json = __webpack_require__(34947);
// EXTERNAL MODULE: ./build/bundle/src/reports/model/ceilings.js
var model_ceilings = __webpack_require__(77783);
// EXTERNAL MODULE: ./build/bundle/src/reports/model/groups.js
var groups = __webpack_require__(59995);
// EXTERNAL MODULE: ./build/bundle/src/reports/model/index.js
var model = __webpack_require__(70303);
// EXTERNAL MODULE: ./build/bundle/src/reports/model/places.js
var places = __webpack_require__(73835);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/counted.js
var counted = __webpack_require__(14135);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/policy/model.js
var policy_model = __webpack_require__(53861);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __webpack_require__(32426);
// EXTERNAL MODULE: ./build/bundle/src/reports/model/rule-id.js
var rule_id = __webpack_require__(16943);
;// CONCATENATED MODULE: ./build/bundle/src/reports/sarif/results.js






function resultOf({ group, aside }, { indexOf, subjectsOf, hasBase, seen }) {
    const { first, severity, hosts, findings } = group;
    const { finding, state, fingerprint } = first;
    const id = (0,rule_id/* ruleIdOf */.H)(finding);
    const { related = [], relatedCount = related.length, fixes = [] } = finding;
    const profiles = [
        ...new Set(findings.flatMap(({ finding: { item } }) => (item?.profile && (0,fact/* known */.eO)(item.profile.name)) ?? [])),
    ];
    const more = relatedCount > related.length ? `. ${(0,counted/* counted */.h)(relatedCount - related.length, "more related place")}` : "";
    const count = (seen.get(fingerprint) ?? 0) + 1;
    seen.set(fingerprint, count);
    return {
        ruleId: id,
        ruleIndex: indexOf.get(id) ?? -1,
        level: severity,
        message: { text: sentence(`${group.message}${subjectsOf(group)}${fixSentence(group.fix)}${more}`) },
        locations: [{ ...locationOf(finding.at), ...logicalOf(profiles) }],
        ...(related.length > 0
            ? {
                relatedLocations: related.map(({ at, message }, index) => ({
                    id: index + 1,
                    ...locationOf(at),
                    message: { text: sarifText(message) },
                })),
            }
            : {}),
        partialFingerprints: {
            primaryLocationLineHash: `${fingerprint}:${count}`,
            "agentProfileCheck/v1": fingerprint,
        },
        ...(hasBase ? { baselineState: state === "new" ? "new" : "unchanged" } : {}),
        ...suppressionsOf(group, aside),
        ...(fixes.some(({ edits }) => edits.length > 0) ? { fixes: fixes.flatMap(fixOf) } : {}),
        properties: {
            class: finding.class,
            certainty: finding.certainty,
            hosts,
            edition: finding.edition,
            layer: finding.layer?.name ?? null,
            profiles,
        },
    };
}
function sarifText(text) {
    return (0,sanitize_text/* visible */.RK)(text).replaceAll("](", "] (");
}
function sentence(text) {
    return sarifText(text.replace(/^[a-z]/, (letter) => letter.toUpperCase()));
}
function fixSentence(fix) {
    return fix ? `. Fix: ${fix.title}` : "";
}
function suppressionsOf({ first: { waiver } }, aside) {
    if (aside === "baselined")
        return { suppressions: [{ kind: "external", status: "accepted", justification: "The baseline accepts it." }] };
    if (!waiver)
        return {};
    const { owner, reason, until, at } = waiver;
    return {
        suppressions: [
            {
                kind: "external",
                status: "accepted",
                justification: sarifText(`${reason} (${owner}, until ${until})`),
                location: locationOf(at),
            },
        ],
    };
}
function regionOf({ source, span }) {
    const [start, end] = [(0,repo_text/* positionAt */.t$)(source, span.start), (0,repo_text/* positionAt */.t$)(source, Math.max(span.start, span.end))];
    return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}
function locationOf(at) {
    return { physicalLocation: { artifactLocation: artifactOf(at), region: regionOf(at) } };
}
function artifactOf(at) {
    const uri = at.source.path
        .split("/")
        .map((part) => encodeURIComponent(part.replace(/\p{Surrogate}/gu, "\uFFFD")))
        .join("/");
    return (0,policy_model/* isForeign */.jq)(at) || at.source.path.startsWith("~/") ? { uri } : { uri, uriBaseId: "%SRCROOT%" };
}
function logicalOf(profiles) {
    return profiles.length === 0
        ? {}
        : { logicalLocations: profiles.map((name) => ({ name: (0,sanitize_text/* visible */.RK)(name), kind: "module" })) };
}
function fixOf({ title, edits }) {
    const byPath = new Map();
    for (const edit of edits)
        byPath.set(edit.at.source.path, [...(byPath.get(edit.at.source.path) ?? []), edit]);
    if (byPath.size === 0)
        return [];
    return [
        {
            description: { text: sarifText(title) },
            artifactChanges: [...byPath.values()].flatMap(([first, ...others]) => first === undefined
                ? []
                : [
                    {
                        artifactLocation: artifactOf(first.at),
                        replacements: [first, ...others].map(({ at, text }) => ({
                            deletedRegion: regionOf(at),
                            ...(text === "" ? {} : { insertedContent: { text } }),
                        })),
                    },
                ]),
        },
    ];
}

// EXTERNAL MODULE: ./build/bundle/src/generated/catalogue.js + 35 modules
var catalogue = __webpack_require__(5);
// EXTERNAL MODULE: ./build/bundle/src/generated/pages.js
var pages = __webpack_require__(49695);
// EXTERNAL MODULE: ./build/bundle/src/model/rule.js
var model_rule = __webpack_require__(78301);
;// CONCATENATED MODULE: ./build/bundle/src/reports/sarif/weaknesses.js
const agency = "LLM06:2025";
const injection = "LLM01:2025";
const supplyChain = "LLM03:2025";
const weaknesses = {
    "max-capability": { cwe: [250], owasp: [agency], score: 7.5 },
    "no-permission-bypass": { cwe: [250, 693], owasp: [agency], score: 8.8 },
    "no-false-read-only": { cwe: [250], owasp: [agency], score: 6.5 },
    "no-ineffective-setting/limit": { cwe: [693], owasp: [agency], score: 7.5 },
    "no-ineffective-setting/scope": { cwe: [693], owasp: [agency], score: 7 },
    "no-ineffective-setting/session": { cwe: [693], owasp: [agency], score: 6 },
    "no-ineffective-setting/cut": { cwe: [693], owasp: [injection], score: 5 },
    "no-prompt-escape": { cwe: [22], owasp: [injection], score: 7 },
    "no-hidden-text": { cwe: [451], owasp: [injection], score: 8 },
    "no-unjudged-content": { cwe: [693], owasp: [injection], score: 6 },
    "no-literal-secret": { cwe: [798], owasp: ["LLM02:2025"], score: 7.5 },
    "no-unpinned-source": { cwe: [829, 1357], owasp: [supplyChain], score: 5 },
    "no-unlisted-server": { cwe: [829], owasp: [supplyChain], score: 7 },
    "no-unlisted-model": { cwe: [1357], owasp: [supplyChain], score: 5 },
    "no-unapproved-widening": { cwe: [269], owasp: [agency], score: 8 },
    "no-loosened-policy": { cwe: [269], owasp: [agency], score: 8 },
    "no-weakened-gate": { cwe: [693], owasp: [agency], score: 8.5 },
    "no-expired-waiver": { cwe: [269], owasp: [agency], score: 4 },
};
function weaknessOf(rule, kind) {
    return (kind === undefined ? undefined : weaknesses[`${rule}/${kind}`]) ?? weaknesses[rule];
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/sarif/rules.js





const longest = 1024;
const precisions = {
    measured: "very-high",
    documented: "high",
    assumed: "medium",
};
function descriptorOf(id, { certainty, severity }, tool) {
    const [name = "", kind] = id.split("/");
    const rule = catalogue/* rules */.a[name];
    const summary = rule?.summary ?? name;
    const help = (0,evaluate_result/* helpOf */.ZL)(tool, name);
    const ofClass = rule && (0,model_rule/* classOf */.Kl)(rule, kind);
    const weakness = weaknessOf(name, kind);
    const description = (kind === undefined ? summary : `${summary} This kind: ${kind}.`).slice(0, longest);
    return {
        id,
        name: id.replace(/(?:^|[-/])([a-z])/g, (_, letter) => letter.toUpperCase()),
        shortDescription: { text: summary.slice(0, longest) },
        fullDescription: { text: description },
        helpUri: help,
        help: { text: `${description} ${help}`, markdown: markdownOf(pages/* pages */.B[name] ?? summary, help) },
        defaultConfiguration: { level: severity },
        properties: {
            tags: [
                ...(weakness ? ["security"] : []),
                ...(ofClass ? [ofClass] : []),
                ...(weakness?.cwe ?? []).map((number) => `external/cwe/cwe-${String(number).padStart(3, "0")}`),
                ...(weakness?.owasp ?? []).map((risk) => `external/owasp/${risk.toLowerCase().replace(":", "-")}`),
            ],
            precision: precisions[certainty],
            "problem.severity": severity === "note" ? "recommendation" : severity,
            ...(weakness ? { "security-severity": weakness.score.toFixed(1) } : {}),
        },
    };
}
function markdownOf(page, help) {
    const [text = ""] = page.split(/^## Examples$/m);
    const body = text
        .replace(/<!-- levels -->[\s\S]*?<!-- \/levels -->\n*/g, "")
        .replace(/<!--[\s\S]*?-->\n?/g, "")
        .replace(/\]\((?![a-z]+:|#)([^)\s]+)\)/g, (_, link) => `](${new URL(link, help).href})`)
        .trim();
    return `${body}\n\n[The whole page](${help})\n`;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/sarif/index.js











const mostResults = 5000;
function sarif(result) {
    const { tool, commit, base, date, repository } = result;
    const all = (0,places/* placedFindings */.E)(result).filter(({ aside }) => aside !== "counted");
    const shown = (0,places/* mostImportant */.Y)(all, mostResults);
    const ids = idsOf(shown);
    const indexOf = new Map([...ids.keys()].map((id, index) => [id, index]));
    const context = { indexOf, subjectsOf: (0,groups/* subjectsIn */.$c)(result), hasBase: base !== null, seen: new Map() };
    return (0,json/* writeJson */.G)({
        $schema: "https://json.schemastore.org/sarif-2.1.0.json",
        version: "2.1.0",
        runs: [
            {
                tool: {
                    driver: {
                        name: tool.name,
                        version: tool.version,
                        semanticVersion: tool.version,
                        informationUri: tool.homepage,
                        rules: [...ids].map(([id, best]) => descriptorOf(id, best, tool)),
                    },
                },
                automationDetails: { id: `${tool.name}/` },
                columnKind: "utf16CodeUnits",
                originalUriBaseIds: { "%SRCROOT%": { description: { text: "The top of the repository." } } },
                invocations: [
                    { executionSuccessful: true, toolExecutionNotifications: notificationsOf(result, all.length - shown.length) },
                ],
                results: shown.map((placed) => resultOf(placed, context)),
                properties: { repository, commit, base, date, summary: (0,evaluate_result/* summaryOf */.YG)(result) },
            },
        ],
    });
}
function idsOf(shown) {
    const ids = new Map();
    for (const { group } of shown) {
        const { finding } = group.first;
        const id = (0,rule_id/* ruleIdOf */.H)(finding);
        const before = ids.get(id) ?? { certainty: finding.certainty, severity: group.severity };
        const isBetter = certainty/* certainties */.i.indexOf(finding.certainty) < certainty/* certainties */.i.indexOf(before.certainty);
        const isWorse = model_finding/* severities */.gO.indexOf(group.severity) > model_finding/* severities */.gO.indexOf(before.severity);
        ids.set(id, {
            certainty: isBetter ? finding.certainty : before.certainty,
            severity: isWorse ? group.severity : before.severity,
        });
    }
    return new Map([...ids].sort(([a], [b]) => (a < b ? -1 : 1)));
}
function notificationsOf(result, left) {
    const ceilings = (0,model_ceilings/* ceilingSentences */._p)((0,model/* findingReport */.A)(result).unstated, result.tool.name, quoted);
    const cut = left === 0
        ? []
        : [`${left} findings are left out, the least important ones: GitHub shows ${mostResults}. JSON has all of them.`];
    return [...cut, ...ceilings, ...result.notes].map((text) => ({
        level: text === cut[0] ? "warning" : "note",
        message: { text: sarifText(text) },
    }));
}
function quoted(text) {
    return `\`${text}\``;
}


/***/ }),

/***/ 34947:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ writeJson),
/* harmony export */   c: () => (/* binding */ writeJsonLine)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32426);

function writeJson(value) {
    return `${write(value, "")}\n`;
}
function writeJsonLine(value) {
    return `${compact(value)}\n`;
}
function compact(value) {
    if (typeof value === "bigint")
        return value.toString();
    if (Object.is(value, -0))
        return "-0";
    if (typeof value === "string")
        return quoted(value);
    if (value === null || typeof value !== "object")
        return JSON.stringify(value) ?? "null";
    if (Array.isArray(value))
        return `[${value.map((item) => compact(item)).join(",")}]`;
    const members = Object.entries(value).flatMap(([key, item]) => item === undefined ? [] : [`${quoted(key)}:${compact(item)}`]);
    return `{${members.join(",")}}`;
}
function write(value, margin) {
    if (typeof value === "bigint")
        return value.toString();
    if (Object.is(value, -0))
        return "-0";
    if (typeof value === "string")
        return quoted(value);
    if (value === null || typeof value !== "object")
        return JSON.stringify(value) ?? "null";
    const deeper = `${margin}  `;
    const array = Array.isArray(value);
    const parts = array
        ? value.map((item) => write(item, deeper))
        : Object.entries(value).flatMap(([key, item]) => item === undefined ? [] : [`${quoted(key)}: ${write(item, deeper)}`]);
    const [open, close] = array ? ["[", "]"] : ["{", "}"];
    return parts.length === 0 ? open + close : `${open}\n${deeper}${parts.join(`,\n${deeper}`)}\n${margin}${close}`;
}
function quoted(text) {
    const json = JSON.stringify(text);
    return /[^\x20-\x7e]|##\[/.test(json) ? (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .inertJson */ .nl)(json) : json;
}


/***/ })

};
;