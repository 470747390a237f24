"use strict";
exports.id = 4144;
exports.ids = [4144];
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

/***/ 16943:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ ruleIdOf)
/* harmony export */ });
function ruleIdOf({ rule, kind }) {
    return kind === undefined ? rule : `${rule}/${kind}`;
}


/***/ }),

/***/ 24144:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ loosenedIn),
/* harmony export */   firstLine: () => (/* binding */ firstLine),
/* harmony export */   stateOf: () => (/* binding */ stateOf)
/* harmony export */ });
/* harmony import */ var _sanitize_counted_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14135);
/* harmony import */ var _compare_settings_effects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84909);
/* harmony import */ var _evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97916);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(10290);
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53861);
/* harmony import */ var _model_ceilings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77783);
/* harmony import */ var _undecided_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13868);
/* harmony import */ var _model_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70303);
/* harmony import */ var _sanitize_listed_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88508);









function stateOf(result) {
    const { failing, counts, profiles, aside, shown } = (0,_model_index_js__WEBPACK_IMPORTED_MODULE_2__/* .findingReport */ .A)(result);
    const { findings, gate } = result;
    const awaited = findings
        .filter((evaluated) => (0,_evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .failsRun */ .FR)(evaluated, result))
        .map(({ finding }) => finding.awaited ?? null);
    const missing = awaited.filter((one) => one !== null);
    const isWaiting = missing.length > 0 && missing.length === awaited.length;
    const looser = loosenedIn(result);
    const loosenedStarts = looser.filter(_compare_settings_effects_js__WEBPACK_IMPORTED_MODULE_3__/* .isOfStart */ .kl).length;
    const loosened = looser.length - loosenedStarts;
    return {
        kind: awaited.length === 0 ? "passed" : isWaiting ? "waiting" : "failed",
        profiles,
        isBesideProfiles: shown.every(({ findings: own }) => own.every(({ finding }) => finding.item === null)),
        isNarrowed: result.leftOut !== undefined,
        failing,
        passing: {
            error: counts.error - failing.error,
            warning: counts.warning - failing.warning,
            note: counts.note - failing.note,
        },
        hidden: { existing: aside.existing, baselined: aside.baselined, waived: aside.waived },
        ...(loosened > 0 ? { loosened } : {}),
        ...(loosenedStarts > 0 ? { loosenedStarts } : {}),
        isGated: gate === "new",
        awaited: isWaiting ? missing : [],
    };
}
function loosenedIn({ settings = [], findings, }) {
    const looser = settings.filter((change) => (0,_compare_settings_effects_js__WEBPACK_IMPORTED_MODULE_3__/* .isLooser */ .NM)(change) && change.material.length === 0);
    if (looser.length === 0)
        return [];
    const seen = findings.filter((evaluated) => evaluated.state === "new" && !(0,_model_ceilings_js__WEBPACK_IMPORTED_MODULE_4__/* .isCounted */ .he)(evaluated));
    const reported = new Set(seen.map(({ finding }) => finding.at.source.path));
    const first = new Map();
    for (const change of looser)
        if ((change.after === null || !reported.has(change.path)) && !first.has(change.path))
            first.set(change.path, change);
    return [...first.values()];
}
const asIs = (text) => text;
function firstLine(state, { name = asIs, sentence = asIs } = {}) {
    switch (state.kind) {
        case "undecided":
            return (0,_undecided_js__WEBPACK_IMPORTED_MODULE_5__/* .undecidedLine */ .m)(sentence(state.reason));
        case "waiting":
            return `Waiting for ${approversIn(state.awaited, name)}: ${topicsIn(state.awaited)}`;
        case "failed":
            return failedLine(state);
        case "passed":
            return passedLine(state);
    }
}
function failedLine({ failing, passing, profiles, isBesideProfiles, isGated }) {
    if (!failing)
        return `Failed: see the run for the reason (${(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .h)(profiles, "agent profile")})`;
    const rest = countsOf(passing);
    return `Failed: ${countsOf(failing, isGated ? "new " : "")}${rest === "" ? "" : ` (also ${rest})`}${checkedWords(profiles, isBesideProfiles)}`;
}
function checkedWords(profiles, isBesideProfiles = false) {
    return profiles === 0 || isBesideProfiles ? "" : `; ${(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .h)(profiles, "agent profile")} checked`;
}
function passedLine({ passing, profiles, isBesideProfiles, hidden, loosened = 0, loosenedStarts = 0, isNarrowed = false, }) {
    const shown = countsOf(passing);
    const aside = hiddenWords(hidden);
    const looser = [
        ...(loosened > 0 ? [`; ${(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .h)(loosened, "settings file")} looser than at the base`] : []),
        ...(loosenedStarts > 0 ? [`; starts in ${(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .h)(loosenedStarts, "file")} looser than at the base`] : []),
    ].join("");
    const end = `${looser}${aside === "" ? "" : `; ${aside} not counted`}`;
    if (shown !== "")
        return `Passed with ${shown}${checkedWords(profiles, isBesideProfiles)}${end}`;
    if (end !== "")
        return `Passed${end}`;
    if (profiles === 0 && isNarrowed)
        return "Passed: no agent profile is added or changed";
    return profiles === 0 ? "Passed: no agent profiles found" : `Passed${checkedWords(profiles)}`;
}
function hiddenWords({ existing, baselined, waived }) {
    return (0,_sanitize_listed_js__WEBPACK_IMPORTED_MODULE_7__/* .listed */ .K)([
        ...(baselined > 0 ? [`${(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .h)(baselined, "finding")} of the baseline`] : []),
        ...(existing > 0 ? [(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .h)(existing, "existing finding")] : []),
        ...(waived > 0 ? [(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .h)(waived, "waived finding")] : []),
    ]);
}
function approversIn(awaited, name) {
    const approvals = new Map(awaited.flatMap(({ from }) => from.map((one) => [JSON.stringify(one), one])));
    return (0,_sanitize_listed_js__WEBPACK_IMPORTED_MODULE_7__/* .listed */ .K)([...approvals.values()].map(({ by, count }) => {
        const names = by.map((one) => (one === _policy_model_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOwners */ .eY ? "code owners" : name(one)));
        if (count > 1)
            return `${count} of ${names.join(", ")}`;
        return (0,_sanitize_listed_js__WEBPACK_IMPORTED_MODULE_7__/* .listed */ .K)(by.length === 1 && by[0] === _policy_model_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOwners */ .eY ? ["a code owner"] : names, "or");
    }));
}
const topicNames = [
    ["grant", "new grant", "new grants"],
    ["waiver", "new waiver", "new waivers"],
    ["gain", "gain of power", "gains of power"],
    ["policy", "policy change", "policy changes"],
    ["check", "change that weakens the check", "changes that weaken the check"],
];
function topicsIn(awaited) {
    const parts = topicNames.flatMap(([thing, one, many]) => {
        const count = awaited.filter((each) => each.topic === thing).length;
        return count === 0 ? [] : [(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .h)(count, one, many)];
    });
    return parts.length === 0 ? (0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .h)(awaited.length, "finding") : (0,_sanitize_listed_js__WEBPACK_IMPORTED_MODULE_7__/* .listed */ .K)(parts);
}
function countsOf(counts, before = "") {
    return _model_finding_js__WEBPACK_IMPORTED_MODULE_8__/* .severities */ .gO
        .toReversed()
        .filter((severity) => counts[severity] > 0)
        .map((severity, at) => (0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .h)(counts[severity], `${at === 0 ? before : ""}${severity}`))
        .join(", ");
}


/***/ })

};
;