"use strict";
exports.id = 7419;
exports.ids = [7419];
exports.modules = {

/***/ 21900:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ titles)
/* harmony export */ });
const titles = new Map([
    ["a3s", "A3S Code"],
    ["augment", "Augment"],
    ["claude", "Claude Code"],
    ["codebuddy", "CodeBuddy"],
    ["codex", "Codex"],
    ["copilot", "GitHub Copilot"],
    ["cursor", "Cursor"],
    ["defect", "defect"],
    ["factory", "Factory"],
    ["gemini", "Gemini CLI"],
    ["goose", "goose"],
    ["junie", "Junie"],
    ["kiro", "Kiro"],
    ["opencode", "opencode or Kilo"],
    ["openheim", "openheim"],
    ["qwen", "Qwen Code"],
    ["roo", "Roo Code"],
    ["vtcode", "VT Code"],
]);


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

/***/ 44237:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ crossHostSentence),
/* harmony export */   g: () => (/* binding */ crossHostAccessIn)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7277);
/* harmony import */ var _model_load_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6407);
/* harmony import */ var _repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13987);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64682);





function crossHostAccessIn({ loads, subjects }, granted = () => []) {
    const offered = subjects.filter(({ item }) => item.profile !== undefined && (0,_model_load_js__WEBPACK_IMPORTED_MODULE_3__/* .isOffered */ .k)(item));
    const homes = homesOf(loads, offered);
    const groups = new Map();
    for (const subject of offered) {
        const { title, item } = subject;
        const [path = ""] = item.files;
        const home = homes.get(path);
        const beyond = home ? capabilitiesBeyond(home, subject) : [];
        const decided = beyond.length > 0 ? granted(subject) : [];
        const more = beyond.filter((capability) => !decided.includes(capability));
        if (!home || !item.profile || more.length === 0)
            continue;
        const isLoaded = item.verdict.kind === "loaded";
        const key = [home.title, title, isLoaded, ...more].join("\n");
        const group = groups.get(key) ?? { home: home.title, title, more, isLoaded, names: new Map() };
        groups.set(key, group);
        group.names.set(path, (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .known */ .eO)(item.profile.name) ?? path);
    }
    return mergedByProfiles([...groups.values()]);
}
function homesOf(loads, offered) {
    const patterns = new Map(loads.map(({ host, own }) => [host, own.map(_repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePattern */ .EY)]));
    const homes = new Map();
    for (const { host, title, item } of offered) {
        const [path = ""] = item.files;
        if (!item.profile || !isOwnPath(patterns.get(host) ?? [], path))
            continue;
        const capabilities = [...(homes.get(path)?.capabilities ?? []), ...(0,_model_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .capabilitiesOf */ .SF)(item.profile)];
        homes.set(path, { title, capabilities });
    }
    return homes;
}
function isOwnPath(patterns, path) {
    return patterns.some(({ anchor, fixed }) => {
        if (fixed === "")
            return false;
        return anchor === "every" ? `/${path}`.includes(`/${fixed}/`) : anchor === "root" && path.startsWith(`${fixed}/`);
    });
}
function capabilitiesBeyond(home, { title, item: { profile } }) {
    if (!profile || home.title === title)
        return [];
    const here = (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .capabilitiesOf */ .SF)(profile);
    return _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7.filter((capability) => here.includes(capability) && !home.capabilities.includes(capability));
}
function mergedByProfiles(groups) {
    const merged = new Map();
    for (const { home, title, more, isLoaded, names } of groups) {
        const profiles = [...names].map(([path, name]) => ({ name, path }));
        const key = JSON.stringify([home, more, isLoaded, profiles]);
        const hosts = [...(merged.get(key)?.hosts ?? []), title];
        merged.set(key, { home, hosts, more, isLoaded, profiles });
    }
    return [...merged.values()].sort((a, b) => Number(b.isLoaded) - Number(a.isLoaded));
}
const maxNames = 8;
function crossHostSentence({ home, hosts, more, isLoaded, profiles }, quote) {
    const names = profiles.slice(0, maxNames).map(({ name }) => quote(name));
    const rest = profiles.length - names.length;
    const [object, subject] = profiles.length > 1 ? ["them", "they"] : ["it", "it"];
    const where = isLoaded ? "" : ` (which ${hosts.length > 1 ? "do" : "does"} not offer ${object} now)`;
    return `${listed(rest > 0 ? [...names, `${rest} more`] : names)} can also ${listed(more.map((capability) => _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .phrases */ .HJ[capability]))} in ${listed(hosts)}${where}, which ${subject} cannot in ${home}`;
}
function listed(words) {
    return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
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


/***/ }),

/***/ 11376:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ crossHostBlock)
/* harmony export */ });
/* harmony import */ var _inspect_cross_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44237);
/* harmony import */ var _sanitize_colors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86605);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32426);



function crossHostBlock({ inspection, grantedByHost }, columns, { bold }) {
    const lines = (0,_inspect_cross_host_js__WEBPACK_IMPORTED_MODULE_0__/* .crossHostAccessIn */ .g)(inspection, grantedByHost).flatMap((group) => (0,_sanitize_colors_js__WEBPACK_IMPORTED_MODULE_1__/* .wrap */ .L)((0,_inspect_cross_host_js__WEBPACK_IMPORTED_MODULE_0__/* .crossHostSentence */ .I)(group, (name) => `\`${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(name)}\``), Math.max(30, columns - 4), _sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__/* .widthOf */ .qz).map((line, i) => `${i === 0 ? "  " : "    "}${line}`));
    return lines.length === 0 ? "" : `${bold("more than in their own host")}\n${lines.join("\n")}\n\n`;
}


/***/ }),

/***/ 77783:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FC: () => (/* binding */ ceilingSentence),
/* harmony export */   R2: () => (/* binding */ unstatedCeilings),
/* harmony export */   he: () => (/* binding */ isCounted)
/* harmony export */ });
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78301);

function isCounted({ finding }) {
    return finding.isUnstated === true && finding.severity === "note";
}
function unstatedCeilings({ findings, inspection: { loads, subjects }, }) {
    const titles = new Map(loads.map(({ host, title }) => [host, title]));
    return [...new Set(findings.flatMap(({ finding: { host } }) => host ?? []))].sort().map((host) => {
        const own = findings.filter(({ finding }) => finding.host === host).map(({ finding }) => finding);
        const paths = (isSetting) => new Set(own
            .filter(({ kind }) => (kind === "settings") === isSetting)
            .map(({ at, item }) => item?.files[0] ?? at.source.path)).size;
        return {
            host: titles.get(host) ?? host,
            exceeding: paths(false),
            profiles: new Set(subjects.filter((subject) => subject.host === host).map(({ item }) => item.files[0])).size,
            settings: paths(true),
        };
    });
}
function ceilingSentence({ host, exceeding, profiles, settings }, command, code) {
    const all = profiles === null ? "" : ` of ${number(profiles)}`;
    const noun = (profiles ?? exceeding) === 1 ? "profile" : "profiles";
    const own = `${number(exceeding)}${all} ${host} ${noun} can do more than ${_model_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .presetCeiling */ .bD.join(", ")}`;
    const beside = `${number(settings)} settings ${settings === 1 ? "file starts code or connects servers" : "files start code or connect servers"}`;
    const what = settings === 0 ? own : exceeding === 0 ? `${beside} next to the ${host} profiles` : `${own}, and ${beside}`;
    return `${what}. ${code(`${command} list`)} shows what. Set ${code("ceiling")} in your policy to enforce a limit.`;
}
function number(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}


/***/ }),

/***/ 59995:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $c: () => (/* binding */ subjectsIn),
/* harmony export */   Gg: () => (/* binding */ titleOf),
/* harmony export */   O$: () => (/* binding */ valuesPhrase),
/* harmony export */   kG: () => (/* binding */ groupFindings),
/* harmony export */   x1: () => (/* binding */ atOnePlace)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10290);
/* harmony import */ var _generated_titles_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21900);



function groupFindings(evaluated) {
    return grouped(atOnePlace(evaluated), sameHabit);
}
function atOnePlace(evaluated) {
    return grouped(evaluated.map(alone), samePlace);
}
function subjectsIn({ inspection: { loads, subjects }, }) {
    const names = new Map(loads.map(({ host, title }) => [host, title]));
    const readers = new Map();
    for (const { host, item } of subjects)
        for (const path of item.files)
            readers.set(path, (readers.get(path) ?? new Set()).add(host));
    return ({ hosts, message, paths }) => {
        const saying = hosts.map((host) => names.get(host) ?? host);
        const isAlone = saying.length < 2 && paths.every((path) => (readers.get(path)?.size ?? 0) < 2);
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
        values: [],
    };
}
function samePlace({ first: { finding, waiver }, state }) {
    const { rule, kind = "", at, value, message } = finding;
    const { path } = at.source;
    return `${rule} ${kind} ${state} ${path.length} ${path} ${at.span.start} ${excuseOf(waiver)} ${value ?? message}`;
}
function sameHabit({ first: { finding, waiver }, severity, state, hosts, message }) {
    const { rule, kind = "", groupKey = message } = finding;
    return `${rule} ${kind} ${severity} ${state} ${hosts.join(",")} ${excuseOf(waiver)} ${groupKey}`;
}
function excuseOf(waiver) {
    return waiver ? `${waiver.at.source.path.length} ${waiver.at.source.path} ${waiver.at.span.start}` : "";
}
function grouped(list, key) {
    const groups = new Map();
    for (const candidate of list) {
        const name = key(candidate);
        const group = groups.get(name);
        if (group)
            group.push(candidate);
        else
            groups.set(name, [candidate]);
    }
    return [...groups.values()].map(merged);
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
    const { message, groupKey = message } = worst.first.finding;
    const isOneText = new Set(findings.map(({ finding }) => withoutHost(finding))).size === 1;
    const text = isOneText ? message : groupKey;
    const values = new Set(isOneText ? [] : findings.flatMap(({ finding }) => varyingIn(finding) ?? []));
    return {
        ...worst,
        message: saysAlike(findings) ? ofAll(text, hosts) : text,
        hosts,
        paths,
        findings,
        fix: ordered.every(({ fix }) => fix?.title === worst.fix?.title) ? worst.fix : undefined,
        values: text.includes("…") && values.size > 1 ? [...values] : [],
    };
}
function varyingIn({ message, groupKey = "", value }) {
    const parts = groupKey.split("…");
    const [before = "", ...others] = parts;
    const length = (message.length - groupKey.length + others.length) / others.length;
    const word = message.slice(before.length, before.length + length);
    return others.length > 0 && length > 0 && parts.join(word) === message ? word.replace(/^`|`$/g, "") : value;
}
function rankOf({ severity }) {
    return _model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .gO.indexOf(severity);
}
function saysAlike(findings) {
    const text = new Map();
    return findings.every(({ finding }) => {
        const { at } = finding;
        const place = `${at.source.path}:${at.span.start}`;
        const neutral = withoutHost(finding);
        const known = text.get(place) ?? neutral;
        text.set(place, neutral);
        return known === neutral;
    });
}
function withoutHost({ host, message }) {
    return message.replaceAll(titleOf(host), "\0");
}
function ofAll(text, [first = "", ...others]) {
    const title = titleOf(first);
    const names = [title, ...others.map(titleOf)];
    return others.length === 0 ? text : text.replace(title, () => `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`);
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
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ findingReport)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10290);
/* harmony import */ var _evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97916);
/* harmony import */ var _ceilings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77783);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59995);
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56931);





const reports = new WeakMap();
function findingReport(result) {
    let report = reports.get(result);
    if (!report)
        reports.set(result, (report = reportOn(result)));
    return report;
}
function reportOn(result) {
    const { findings, inspection, sources } = result;
    const concerns = findings.filter((evaluated) => isConcerned(evaluated, result));
    const parts = findings.filter((evaluated) => evaluated.state !== "waived" && (0,_ceilings_js__WEBPACK_IMPORTED_MODULE_2__/* .isCounted */ .he)(evaluated) && !(0,_evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(evaluated, result));
    const counted = new Set(parts);
    const own = concerns.filter((evaluated) => !counted.has(evaluated));
    const aside = findings.filter((evaluated) => !counted.has(evaluated) && !isConcerned(evaluated, result));
    const groupsOf = (some) => (0,_order_js__WEBPACK_IMPORTED_MODULE_3__/* .worstFirst */ .m)((0,_groups_js__WEBPACK_IMPORTED_MODULE_1__/* .groupFindings */ .kG)(some));
    const shown = groupsOf(own);
    return {
        verdict: (0,_evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .conclusionOf */ .vu)(result) === "findings" ? "failed" : "passed",
        failing: countsIn(findings.filter((evaluated) => (0,_evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(evaluated, result))),
        counts: countsIn(own),
        profiles: inspection.subjects.length,
        shown,
        hidden: groupsOf(aside),
        unstated: (0,_ceilings_js__WEBPACK_IMPORTED_MODULE_2__/* .unstatedCeilings */ .R2)({ inspection, findings: parts }),
        counted: groupsOf(parts),
        hasPolicy: sources.some(({ ref }) => !ref.startsWith("preset:")),
        aside: {
            existing: aside.filter(({ state, isBaselined }) => state === "existing" && !isBaselined).length,
            baselined: aside.filter(({ state, isBaselined }) => state === "existing" && isBaselined).length,
            waived: aside.filter(({ state }) => state === "waived").length,
            ignored: inspection.ignored,
        },
        rules: rulesIn(shown),
    };
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
        const { rule, kind } = first.finding;
        const name = kind === undefined ? rule : `${rule}/${kind}`;
        byName.set(name, [...(byName.get(name) ?? []), ...findings]);
    }
    const rows = [...byName].map(([name, findings]) => ({
        name,
        counts: countsIn(findings),
        harm: Math.min(...findings.map(({ finding }) => _model_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .classes */ .Ly.indexOf(finding.class))),
    }));
    const worst = ({ counts }) => _model_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .severities */ .gO.findLastIndex((severity) => counts[severity] > 0);
    return rows
        .sort((a, b) => worst(b) - worst(a) || a.harm - b.harm || total(b.counts) - total(a.counts))
        .map(({ name, counts }) => ({ name, counts }));
}
function total(counts) {
    return counts.error + counts.warning + counts.note;
}


/***/ }),

/***/ 56931:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

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

/***/ 67419:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pretty: () => (/* binding */ pretty)
});

// EXTERNAL MODULE: ./build/bundle/src/inspect/cross-host.js
var cross_host = __webpack_require__(44237);
// EXTERNAL MODULE: ./build/bundle/src/reports/cross-host.js
var reports_cross_host = __webpack_require__(11376);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/colors.js
var colors = __webpack_require__(86605);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __webpack_require__(32426);
// EXTERNAL MODULE: ./build/bundle/src/model/certainty.js
var certainty = __webpack_require__(65174);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(95885);
// EXTERNAL MODULE: ./build/bundle/src/model/load.js
var load = __webpack_require__(6407);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(64682);
// EXTERNAL MODULE: ./build/bundle/src/inspect/certainty.js
var inspect_certainty = __webpack_require__(81467);
;// CONCATENATED MODULE: ./build/bundle/src/generated/measured.js
const measuredVersions = new Map([
    ["augment", "0.36.0"],
    ["claude", "2.1.330"],
    ["codex", "0.169.0"],
    ["copilot", "1.0.102"],
    ["factory", "0.215.0"],
    ["gemini", "0.61.0"],
    ["opencode", "1.18.33"],
    ["qwen", "0.24.4"],
]);

// EXTERNAL MODULE: ./build/bundle/src/reports/model/groups.js
var model_groups = __webpack_require__(59995);
;// CONCATENATED MODULE: ./build/bundle/src/reports/model/beliefs.js







const kindsOfBelief = new Set([
    "no-ineffective-setting/limit",
    "no-ineffective-setting/scope",
    "no-ineffective-setting/cut",
    "no-ineffective-setting/session",
    "no-permission-bypass/unhonoured",
]);
function isBelief({ finding: { rule, kind } }) {
    return kindsOfBelief.has(`${rule}/${kind}`) || rule === "no-false-read-only";
}
function beliefsIn({ findings, inspection: { subjects, loads } }, groups) {
    const broken = new Set(findings.flatMap((evaluated) => isBelief(evaluated) ? [evaluated.finding.item ?? evaluated.finding.at.source.path] : []));
    const held = { measured: 0, documented: 0, assumed: 0 };
    for (const { host, item } of subjects) {
        if (item.profile && (0,load/* isOffered */.k)(item) && isLimited(item.profile) && !broken.has(item))
            held[(0,inspect_certainty/* certaintyOf */.h)(host, item)]++;
    }
    for (const { host, load } of loads)
        for (const { authority } of load.layers)
            for (const { effect, certainty, at } of authority)
                if (effect === "narrows" && !broken.has(at.source.path))
                    held[certainty ?? (0,inspect_certainty/* certaintyOfHost */.P)(host)]++;
    return {
        broken: groups
            .filter(({ first }) => isBelief(first))
            .map((group) => ({ group, says: saysOf(group), known: knownOf(group) })),
        held,
    };
}
function heldSentence({ broken, held }) {
    const total = certainty/* certainties */.i.reduce((sum, certainty) => sum + held[certainty], 0);
    if (total === 0)
        return undefined;
    const parts = certainty/* certainties */.i
        .filter((certainty) => held[certainty] > 0)
        .map((certainty) => `${held[certainty]} ${wordFor(certainty)}`);
    const verb = total === 1 ? "holds" : "hold";
    const what = `${total} ${broken.length > 0 ? "other " : ""}${total === 1 ? "limit" : "limits"} ${verb} (${parts.join(", ")})`;
    return broken.length > 0 || total === 1 ? what : `All ${what}`;
}
function isLimited(profile) {
    const isListed = profile.grants.state === "stated" && (0,model_profile/* capabilitiesOf */.SF)(profile).length < capability/* capabilities */.R7.length;
    return isListed || profile.denied.length > 0;
}
function saysOf({ findings }) {
    return [...new Set(findings.flatMap(({ finding: { belief, value } }) => belief ?? value ?? []))];
}
function knownOf({ first: { finding }, hosts }) {
    if (finding.certainty !== "measured")
        return wordFor(finding.certainty);
    const programs = hosts.flatMap((host) => {
        const version = measuredVersions.get(host);
        return version === undefined ? [] : [`${(0,model_groups/* titleOf */.Gg)(host)} ${version}`];
    });
    return programs.length === 0 ? "measured" : `measured on ${programs.join(", ")}`;
}
function wordFor(certainty) {
    return certainty === "assumed" ? "not verified" : certainty;
}

// EXTERNAL MODULE: ./build/bundle/src/reports/model/ceilings.js
var ceilings = __webpack_require__(77783);
// EXTERNAL MODULE: ./build/bundle/src/reports/model/index.js
var model = __webpack_require__(70303);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/result.js
var result = __webpack_require__(97916);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/excerpt.js
var excerpt = __webpack_require__(39084);
;// CONCATENATED MODULE: ./build/bundle/src/reports/pretty/finding.js





function paintOf(severity, { red, yellow, cyan }) {
    return { error: red, warning: yellow, note: cyan }[severity];
}
function groupParagraph({ first, message, severity, state, paths, findings, fix, values }, subjects, columns, styles) {
    const { finding } = first;
    const paint = paintOf(severity, styles);
    const name = finding.kind === undefined ? finding.rule : `${finding.rule}/${finding.kind}`;
    const isHabit = paths.length > 1;
    const where = isHabit ? `${paths.length} files` : spotOf(finding.at);
    const tail = `${name}${state === "existing" ? ", existing" : ""}`;
    const room = Math.max(30, columns);
    const fits = severity.length + 1 + (0,sanitize_text/* widthOf */.qz)(where) + 2 + (0,sanitize_text/* widthOf */.qz)(tail) <= columns;
    const text = (0,colors/* wrap */.L)(`${(0,sanitize_text/* visible */.RK)(message)}${subjects}`, room - 2, sanitize_text/* widthOf */.qz).map((line) => `  ${line}`);
    const places = isHabit
        ? placesOf(findings.map(({ finding: { at } }) => at), room - 4)
        : [];
    return [
        `${paint(severity)} ${styles.bold(where)}${fits ? "  " : "\n  "}${styles.dim(tail)}`,
        ...text,
        ...valueLines(values, room),
        ...places.map((line) => `    ${line}`),
        ...(0,excerpt/* excerptOf */.z)(finding.at, { columns: room - 4, margin: styles.dim, caret: paint }).map((line) => `    ${line}`),
        ...relatedLines(finding, room),
        ...fixLines(fix?.title, room, styles),
        "",
    ].join("\n");
}
function valueLines(values, columns) {
    if (values.length === 0)
        return [];
    const phrase = (0,model_groups/* valuesPhrase */.O$)(values, (value) => `\`${(0,sanitize_text/* visible */.RK)(value)}\``);
    return (0,colors/* wrap */.L)(`Found: ${phrase}`, columns - 2, sanitize_text/* widthOf */.qz).map((line) => `  ${line}`);
}
function fixLines(title, columns, { green }) {
    if (title === undefined)
        return [];
    const [first = "", ...rest] = (0,colors/* wrap */.L)((0,sanitize_text/* visible */.RK)(title), Math.max(30, columns - 7), sanitize_text/* widthOf */.qz);
    return [`  ${green("fix:")} ${first}`, ...rest.map((line) => `       ${line}`)];
}
function spotOf({ source, span }) {
    const { line, column } = (0,repo_text/* positionAt */.t$)(source, span.start);
    return `${(0,sanitize_text/* visible */.RK)(source.path) || "."}:${line}:${column}`;
}
function relatedLines({ related = [], relatedCount = related.length }, columns) {
    const lines = related.flatMap(({ message, at }) => (0,colors/* wrap */.L)(`${spotOf(at)} ${(0,sanitize_text/* visible */.RK)(message)}`, columns - 6, sanitize_text/* widthOf */.qz).map((line, i) => `${i === 0 ? "    " : "      "}${line}`));
    return relatedCount > related.length ? [...lines, `    and ${relatedCount - related.length} more places`] : lines;
}
function placesOf(places, columns) {
    const root = places.map(({ source }) => source.path.slice(0, source.path.lastIndexOf("/") + 1)).reduce(sharedStart);
    const linesByPath = new Map();
    for (const { source, span } of places) {
        const lines = linesByPath.get(source.path) ?? new Set();
        linesByPath.set(source.path, lines.add((0,repo_text/* positionAt */.t$)(source, span.start).line));
    }
    const names = [...linesByPath].map(([path, lines]) => {
        const few = [...lines].sort((a, b) => a - b).slice(0, 3);
        return `${(0,sanitize_text/* visible */.RK)(path.slice(root.length))}:${few.join(",")}${lines.size > few.length ? "…" : ""}`;
    });
    let shown = 0;
    for (let width = (0,sanitize_text/* widthOf */.qz)(root); shown < names.length && width < 2 * (columns - 14); shown++)
        width += (0,sanitize_text/* widthOf */.qz)(names[shown] ?? "") + 2;
    const rest = names.length - Math.max(1, shown);
    const list = names.slice(0, Math.max(1, shown)).join(", ");
    return (0,colors/* wrap */.L)(`${root === "" ? "" : `${(0,sanitize_text/* visible */.RK)(root)}: `}${list}${rest > 0 ? ` and ${rest} more` : ""}`, columns, sanitize_text/* widthOf */.qz);
}
function sharedStart(a, b) {
    let end = 0;
    for (let at = a.indexOf("/") + 1; at > 0 && a.slice(0, at) === b.slice(0, at); at = a.indexOf("/", at) + 1)
        end = at;
    return a.slice(0, end);
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/pretty/beliefs.js





function beliefsBlock(beliefs, opening, columns, styles) {
    const { broken } = beliefs;
    const held = heldSentence(beliefs);
    if (broken.length === 0)
        return held === undefined ? "" : `${styles.green(held)}\n\n`;
    const count = broken.reduce((sum, { group }) => sum + group.findings.length, 0);
    const head = styles.bold(count === 1 ? "1 limit does not hold" : `${count} limits do not hold`);
    const blocks = broken
        .filter(({ group }) => opening.has(group))
        .map((belief) => beliefLines(belief, Math.max(30, columns), styles).join("\n"));
    const rest = broken.length - opening.size;
    const more = rest > 0 ? [styles.dim(`${rest} more of these ${rest === 1 ? "is" : "are"} among the findings below`)] : [];
    return `${[head, ...blocks, ...more, ...(held === undefined ? [] : [styles.dim(held)])].join("\n\n")}\n\n`;
}
function beliefLines({ says, known, group: { first, message, severity, paths, fix } }, columns, styles) {
    const { rule, kind, at } = first.finding;
    const name = kind === undefined ? rule : `${rule}/${kind}`;
    const verb = paths.length > 1 ? "say" : "says";
    const more = paths.length > 1 ? ` and ${paths.length - 1} more` : "";
    const said = says.length === 0 ? "" : ` ${verb} ${(0,model_groups/* valuesPhrase */.O$)(says, (text) => `\`${(0,sanitize_text/* visible */.RK)(text)}\``)}`;
    const lines = (text, indent) => (0,colors/* wrap */.L)(text, columns - indent, sanitize_text/* widthOf */.qz).map((line) => `${" ".repeat(indent)}${line}`);
    return [
        ...(0,colors/* wrap */.L)(`${spotOf(at)}${more}${said}`, columns, sanitize_text/* widthOf */.qz).map((line, i) => i === 0 ? styles.bold(line) : `  ${line}`),
        ...lines(`${(0,sanitize_text/* visible */.RK)(message)} (${known})`, 2),
        `  ${paintOf(severity, styles)(severity)} ${styles.dim(name)}`,
        ...fixLines(fix?.title, columns, styles),
    ];
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/pretty/notes.js




function waivedBlock({ findings: evaluated }, columns, { dim }) {
    const groups = (0,model_groups/* groupFindings */.kG)(evaluated.filter(({ state }) => state === "waived"));
    if (groups.length === 0)
        return "";
    const lines = groups.flatMap(({ first: { finding, waiver }, message, paths }) => {
        const more = paths.length > 1 ? ` and ${paths.length - 1} more` : "";
        const sentence = [
            `${whereOf(finding.at)}${more} ${(0,sanitize_text/* visible */.RK)(message)}  ${nameOf(finding)}`,
            ...(waiver ? [`waived by ${(0,sanitize_text/* visible */.RK)(waiver.owner)} until ${waiver.until}: ${(0,sanitize_text/* visible */.RK)(waiver.reason)}`] : []),
        ];
        return sentence.flatMap((text, i) => indented(text, i === 0 ? 2 : 4, columns));
    });
    return `${[dim("waived by the policy"), ...lines.map((line) => dim(line))].join("\n")}\n\n`;
}
function policyBlock({ policyChanges: changes }, columns, { bold }) {
    if (!changes)
        return "";
    const problem = (what) => ({ at, message }) => `${what} ${whereOf(at)} ${(0,sanitize_text/* visible */.RK)(message)}`;
    const finding = (what) => (a) => `${what} ${whereOf(a.at)} ${a.severity} ${(0,sanitize_text/* visible */.RK)(a.message)}  ${nameOf(a)}`;
    const lines = [
        ...changes.looser.map(problem("looser:")),
        ...changes.tighter.map(problem("tighter:")),
        ...changes.found.map(finding("will find:")),
        ...changes.gone.map(finding("will not find:")),
    ];
    return lines.length === 0
        ? ""
        : `${bold("policy changes")}\n${lines.flatMap((line) => indented(line, 2, columns)).join("\n")}\n\n`;
}
function upcomingLines({ upcoming }, columns, { yellow }) {
    return upcoming
        .flatMap(({ day, stage, findings, rules }) => {
        const many = findings !== 1;
        const what = stage === "enforce"
            ? many
                ? "become errors"
                : "becomes an error"
            : many
                ? "become warnings"
                : "becomes a warning";
        const by = [...rules].map(([rule, count]) => `${rule} ${count}`).join(", ");
        return indented(`from ${day}: ${many ? `${findings} findings` : "1 finding"} of today ${what} (${by})`, 0, columns);
    })
        .map((line) => `${yellow(line)}\n`)
        .join("");
}
function indented(text, indent, columns) {
    return (0,colors/* wrap */.L)(text, Math.max(30, columns - indent - 2), sanitize_text/* widthOf */.qz).map((line, i) => `${" ".repeat(i === 0 ? indent : indent + 2)}${line}`);
}
function whereOf({ source, span }) {
    const { line, column } = (0,repo_text/* positionAt */.t$)(source, span.start);
    return `${(0,sanitize_text/* visible */.RK)(source.path)}:${line}:${column}`;
}
function nameOf({ rule, kind }) {
    return kind === undefined ? rule : `${rule}/${kind}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/pretty/rule-table.js

const columns = ["error", "warning", "note"];
function ruleTable(rules, { bold, dim }) {
    const width = Math.max(...rules.map(({ name }) => (0,sanitize_text/* widthOf */.qz)(name)));
    const head = `${" ".repeat(width)}  ${columns.map((severity) => `${severity}s`.padStart(9)).join("")}`;
    const rows = rules.map(({ name, counts }) => {
        const cells = columns.map((severity) => counts[severity] === 0 ? dim("·".padStart(9)) : String(counts[severity]).padStart(9));
        return `${name.padEnd(width)}  ${cells.join("")}`;
    });
    return `${[bold(head), ...rows].join("\n")}\n\n`;
}

// EXTERNAL MODULE: ./build/bundle/src/reports/state.js
var reports_state = __webpack_require__(24144);
;// CONCATENATED MODULE: ./build/bundle/src/reports/pretty/verdict.js



const nothing = { existing: 0, baselined: 0, waived: 0 };
function verdictLines(result, { all, columns, styles }) {
    const state = (0,reports_state/* stateOf */.L)(result);
    const shown = all ? { ...state, hidden: nothing } : state;
    const verdict = (0,colors/* wrap */.L)((0,reports_state/* firstLine */.T)(shown, { name: sanitize_text/* visible */.RK }), Math.max(30, columns), sanitize_text/* widthOf */.qz);
    const paint = { passed: styles.green, waiting: styles.yellow, failed: styles.red }[state.kind];
    const aside = all ? [] : asideLines(state, result.inspection.ignored);
    return `${[...verdict.map((line) => styles.bold(paint(line))), ...aside.map((line) => styles.dim(line))].join("\n")}\n\n`;
}
function asideLines({ kind, hidden }, ignored) {
    const { existing, baselined, waived } = hidden;
    const parts = [
        ...(existing > 0 ? [`${existing} existing`] : []),
        ...(baselined > 0 ? [`${baselined} in the baseline`] : []),
        ...(waived > 0 ? [`${waived} waived`] : []),
    ];
    const how = kind === "passed" ? "--all shows them" : `Not shown: ${parts.join(", ")} (--all shows them)`;
    return [
        ...(parts.length > 0 ? [how] : []),
        ...(ignored > 0 ? [`Ignored by the policy: ${ignored} finding${ignored === 1 ? "" : "s"}`] : []),
    ];
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/pretty/index.js














const foremost = 4;
const pretty_long = 8;
function pretty(result, screen) {
    const { all = false, columns, command = "agent-profile-check" } = screen;
    const styles = (0,colors/* stylesFor */.K)(screen.color);
    const report = (0,model/* findingReport */.A)(result);
    const beliefs = report.hasPolicy ? undefined : beliefsIn(result, report.shown);
    const opening = new Set((beliefs?.broken ?? []).slice(0, all ? undefined : foremost).map(({ group }) => group));
    const groups = [
        ...report.shown.filter((group) => !opening.has(group)),
        ...(all ? [...report.hidden.filter(({ state }) => state !== "waived"), ...report.counted] : []),
    ];
    const subjectsOf = (0,model_groups/* subjectsIn */.$c)(result);
    return [
        beliefs ? beliefsBlock(beliefs, opening, columns, styles) : "",
        verdictLines(result, { all, columns, styles }),
        ...groups.map((group) => `${groupParagraph(group, subjectsOf(group), columns, styles)}\n`),
        all ? waivedBlock(result, columns, styles) : "",
        report.shown.length > pretty_long ? ruleTable(report.rules, styles) : "",
        all
            ? ""
            : report.unstated
                .map((one) => paragraph((0,ceilings/* ceilingSentence */.FC)(one, command, quoted), columns, (text) => text))
                .join(""),
        all ? (0,reports_cross_host/* crossHostBlock */.g)(result, columns, styles) : crossHostLine(result, report, { command, columns }, styles),
        policyBlock(result, columns, styles),
        upcomingLines(result, columns, styles),
        hint(result, report, { command, columns }, styles),
    ].join("");
}
function quoted(text) {
    return `\`${text}\``;
}
function paragraph(text, columns, style) {
    return `${(0,colors/* wrap */.L)(text, Math.max(30, columns), sanitize_text/* widthOf */.qz)
        .map((line) => style(line))
        .join("\n")}\n\n`;
}
function crossHostLine({ inspection, grantedByHost }, { shown, unstated }, { command, columns }, { dim }) {
    if (shown.length === 0 && unstated.length === 0)
        return "";
    const names = new Set((0,cross_host/* crossHostAccessIn */.g)(inspection, grantedByHost).flatMap(({ profiles }) => profiles.map(({ path }) => path)));
    if (names.size === 0)
        return "";
    const what = names.size === 1 ? "1 profile can" : `${names.size} profiles can`;
    return paragraph(`${what} do more in another host that reads the same file: \`${command} check --all\` shows which.`, columns, dim);
}
function hint({ tool }, { shown }, { command, columns }, { dim }) {
    const first = shown[0];
    if (!first)
        return "";
    const { rule } = first.first.finding;
    const lines = (0,colors/* wrap */.L)(`Why, and how to fix it: ${command} explain ${rule}`, Math.max(30, columns), sanitize_text/* widthOf */.qz);
    return `${[...lines.map((line, i) => (i === 0 ? line : `  ${line}`)), `  ${(0,result/* helpOf */.ZL)(tool, rule)}`].map((line) => dim(line)).join("\n")}\n`;
}


/***/ }),

/***/ 24144:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ stateOf),
/* harmony export */   T: () => (/* binding */ firstLine)
/* harmony export */ });
/* harmony import */ var _evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97916);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10290);
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53861);
/* harmony import */ var _undecided_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13868);
/* harmony import */ var _model_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70303);





function stateOf(result) {
    const { failing, counts, profiles, aside } = (0,_model_index_js__WEBPACK_IMPORTED_MODULE_2__/* .findingReport */ .A)(result);
    const { findings, gate } = result;
    const awaited = findings.flatMap((evaluated) => (0,_evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(evaluated, result) ? [evaluated.finding.awaited ?? null] : []);
    const missing = awaited.filter((one) => one !== null);
    const isWaiting = missing.length > 0 && missing.length === awaited.length;
    return {
        kind: awaited.length === 0 ? "passed" : isWaiting ? "waiting" : "failed",
        profiles,
        failing,
        passing: {
            error: counts.error - failing.error,
            warning: counts.warning - failing.warning,
            note: counts.note - failing.note,
        },
        hidden: { existing: aside.existing, baselined: aside.baselined, waived: aside.waived },
        isGated: gate === "new",
        awaited: isWaiting ? missing : [],
    };
}
const asIs = (text) => text;
function firstLine(state, { name = asIs, sentence = asIs } = {}) {
    switch (state.kind) {
        case "undecided":
            return (0,_undecided_js__WEBPACK_IMPORTED_MODULE_3__/* .undecidedLine */ .m)(sentence(state.reason));
        case "waiting":
            return `Waiting for ${approversIn(state.awaited, name)}: ${thingsIn(state.awaited)}`;
        case "failed":
            return failedLine(state);
        case "passed":
            return passedLine(state);
    }
}
function failedLine({ failing, passing, profiles, isGated }) {
    if (!failing)
        return `Failed: see the run for the reason (${plural(profiles, "agent profile")})`;
    const rest = countsOf(passing);
    return `Failed: ${countsOf(failing, isGated ? "new " : "")}${rest === "" ? "" : ` (also ${rest})`} in ${plural(profiles, "agent profile")}`;
}
function passedLine({ passing, profiles, hidden }) {
    const shown = countsOf(passing);
    const aside = hiddenWords(hidden);
    const end = aside === "" ? "" : `; ${aside} not shown`;
    if (shown !== "")
        return `Passed: ${shown} in ${plural(profiles, "agent profile")}, and none fails the check${end}`;
    if (end !== "")
        return `Passed${end}`;
    return profiles === 0
        ? "Passed: no agent profiles found"
        : `Passed: nothing to report in ${plural(profiles, "agent profile")}`;
}
function hiddenWords({ existing, baselined, waived }) {
    return listed([
        ...(baselined > 0 ? [`${plural(baselined, "finding")} of the baseline`] : []),
        ...(existing > 0 ? [plural(existing, "existing finding")] : []),
        ...(waived > 0 ? [plural(waived, "waived finding")] : []),
    ]);
}
function approversIn(awaited, name) {
    const approvals = new Map(awaited.flatMap(({ from }) => from.map((one) => [JSON.stringify(one), one])));
    return listed([...approvals.values()].map(({ by, count }) => {
        const names = by.map((one) => (one === _policy_model_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOwners */ .eY ? "code owners" : name(one)));
        if (count > 1)
            return `${count} of ${names.join(", ")}`;
        return listed(by.length === 1 && by[0] === _policy_model_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOwners */ .eY ? ["a code owner"] : names, "or");
    }));
}
const things = [
    ["grant", "new grant", "new grants"],
    ["waiver", "new waiver", "new waivers"],
    ["gain", "gain of power", "gains of power"],
    ["policy", "policy change", "policy changes"],
    ["check", "change that weakens the check", "changes that weaken the check"],
];
function thingsIn(awaited) {
    const parts = things.flatMap(([thing, one, many]) => {
        const count = awaited.filter((each) => each.thing === thing).length;
        return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
    });
    return parts.length === 0 ? plural(awaited.length, "finding") : listed(parts);
}
function countsOf(counts, before = "") {
    return _model_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .severities */ .gO
        .toReversed()
        .filter((severity) => counts[severity] > 0)
        .map((severity, at) => plural(counts[severity], `${at === 0 ? before : ""}${severity}`))
        .join(", ");
}
function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function listed(parts, last = "and") {
    return parts.length > 1 ? `${parts.slice(0, -1).join(", ")} ${last} ${parts.at(-1)}` : parts.join("");
}


/***/ }),

/***/ 86605:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ stylesFor),
/* harmony export */   L: () => (/* binding */ wrap)
/* harmony export */ });
const codes = {
    bold: [1, 22],
    dim: [2, 22],
    red: [31, 39],
    yellow: [33, 39],
    cyan: [36, 39],
    green: [32, 39],
};
function stylesFor(color) {
    const paint = ([on, off]) => (text) => color && text !== "" ? `\u001b[${on}m${text}\u001b[${off}m` : text;
    return {
        bold: paint(codes.bold),
        dim: paint(codes.dim),
        red: paint(codes.red),
        yellow: paint(codes.yellow),
        cyan: paint(codes.cyan),
        green: paint(codes.green),
    };
}
function wrap(text, width, widthOf, taken = 0) {
    const lines = [];
    let line = "";
    for (const word of text.split(" ")) {
        if (line !== "" && widthOf(line) + 1 + widthOf(word) > width - (lines.length === 0 ? taken : 0)) {
            lines.push(line);
            line = word;
        }
        else
            line = line === "" ? word : `${line} ${word}`;
    }
    return [...lines, line];
}


/***/ }),

/***/ 39084:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ excerptOf)
/* harmony export */ });
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97544);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32426);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64951);



const maxContext = 400;
function excerptOf({ source, span }, { columns, margin, caret }) {
    if (source.text === "")
        return [];
    const { line, column } = (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_2__/* .positionAt */ .t$)(source, span.start);
    const text = (0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .masked */ .Iv)((0,_repo_text_js__WEBPACK_IMPORTED_MODULE_2__/* .lineAt */ .mh)(source, line).replace(/\r$/, ""));
    const start = Math.min(column - 1, text.length);
    const end = Math.min(Math.max(start + span.end - span.start, start), text.length);
    const number = String(line);
    const room = Math.max(20, columns - number.length - 3);
    const isPlain = text.length <= room && /^[\x20-\x7e]*$/.test(text) && !text.includes("##[");
    const { shown, before, width } = isPlain
        ? { shown: text, before: start, width: end - start }
        : windowOf(cellsOf(text, start, end), room, start > maxContext, end + maxContext < text.length);
    const blank = " ".repeat(number.length);
    return [
        `${margin(`${number} |`)} ${shown}`.trimEnd(),
        `${margin(`${blank} |`)} ${" ".repeat(before)}${caret("^".repeat(Math.max(1, width)))}`,
    ];
}
function cellsOf(text, start, end) {
    const cells = (from, to, marked) => {
        let before = text.slice(0, from);
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .graphemesOf */ .wF)(text.slice(from, to)).map((grapheme) => {
            const command = grapheme === "[" && before.endsWith("##");
            before = (before + grapheme).slice(-2);
            const shown = grapheme === "\t" ? "  " : command ? (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)("##[").slice(2) : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(grapheme);
            return { text: shown, width: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .widthOf */ .qz)(shown), marked };
        });
    };
    return [
        ...cells(Math.max(0, start - maxContext), start, false),
        ...cells(start, Math.min(end, start + maxContext), true),
        ...cells(end, end + maxContext, false),
    ];
}
function windowOf(cells, room, cutBefore, cutAfter) {
    const first = cells.findIndex(({ marked }) => marked);
    const caret = first < 0 ? cells.length : first;
    const isWhole = sum(cells) <= room && !cutBefore && !cutAfter;
    const { from, to } = isWhole ? { from: 0, to: cells.length } : cutAround(cells, caret, room);
    const leads = from > 0 || cutBefore ? "…" : "";
    const trails = to < cells.length || cutAfter ? "…" : "";
    const text = cells
        .slice(from, to)
        .map((cell) => cell.text)
        .join("");
    return {
        shown: `${leads}${text}${trails}`,
        before: leads.length + sum(cells.slice(from, caret)),
        width: sum(cells.slice(caret, to).filter(({ marked }) => marked)),
    };
}
function cutAround(cells, caret, room) {
    const marked = Math.min(sum(cells.filter((cell) => cell.marked)), room >> 1);
    const spare = Math.max(0, room - 2 - marked);
    let from = caret;
    for (let left = spare >> 1; from > 0 && left >= widthAt(cells, from - 1);)
        left -= widthAt(cells, --from);
    let to = caret;
    for (let left = room - 2 - sum(cells.slice(from, caret)); to < cells.length && left >= widthAt(cells, to);)
        left -= widthAt(cells, to++);
    return { from, to };
}
function widthAt(cells, index) {
    return cells[index]?.width ?? 0;
}
function sum(cells) {
    return cells.reduce((width, cell) => width + cell.width, 0);
}


/***/ })

};
;