"use strict";
exports.id = 7870;
exports.ids = [7870];
exports.modules = {

/***/ 1467:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ certaintyOfHost),
/* harmony export */   h: () => (/* binding */ certaintyOf)
/* harmony export */ });
/* harmony import */ var _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7344);
/* harmony import */ var _model_certainty_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5174);


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

/***/ 5174:
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

/***/ 6407:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ isOffered)
/* harmony export */ });
function isOffered({ verdict }) {
    return verdict.kind === "loaded" || verdict.kind === "shadowed" || verdict.kind === "lost";
}


/***/ }),

/***/ 7870:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   github: () => (/* binding */ github)
/* harmony export */ });
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2426);
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3861);
/* harmony import */ var _model_groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3376);
/* harmony import */ var _model_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(303);
/* harmony import */ var _model_order_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6931);
/* harmony import */ var _evaluate_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7916);
/* harmony import */ var _model_ceilings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7783);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4951);








const limit = 10;
const levels = [
    ["error", "error"],
    ["warning", "warning"],
    ["note", "notice"],
];
function github(result) {
    const { tool } = result;
    const report = (0,_model_index_js__WEBPACK_IMPORTED_MODULE_3__/* .findingReport */ .A)(result);
    const groups = (0,_model_order_js__WEBPACK_IMPORTED_MODULE_7__/* .eachRuleFirst */ .G)(report.shown);
    const subjectsOf = (0,_model_groups_js__WEBPACK_IMPORTED_MODULE_2__/* .subjectsIn */ .$c)(result);
    const lines = levels.flatMap(([severity, command]) => {
        const items = groups.filter((group) => group.severity === severity);
        const rest = items.length - limit;
        return [
            ...items.slice(0, limit).map((entry) => annotation(command, entry, subjectsOf(entry))),
            ...(rest > 0 ? [`${rest} more of severity ${severity}: annotations have room for ${limit}`] : []),
        ];
    });
    const { profiles, errors, warnings, notes, waived } = (0,_evaluate_result_js__WEBPACK_IMPORTED_MODULE_4__/* .summaryOf */ .YG)(result);
    const excused = report.hidden.filter(({ state }) => state === "waived").map(waivedLine);
    const unstated = report.unstated.map((one) => (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)((0,_model_ceilings_js__WEBPACK_IMPORTED_MODULE_5__/* .ceilingSentence */ .FC)(one, tool.name, (text) => `\`${text}\``)));
    return `${[...lines, ...excused, ...unstated, `profiles ${profiles}, errors ${errors}, warnings ${warnings}, notes ${notes}${waived > 0 ? `, waived ${waived}` : ""}`].join("\n")}\n`;
}
function waivedLine({ first: { finding, waiver }, message, paths }) {
    const { at, rule, kind } = finding;
    const others = paths.length > 1 ? `, as do ${paths.length - 1} more profiles` : "";
    const by = waiver ? ` (by ${waiver.owner} until ${waiver.until}: ${waiver.reason})` : "";
    return (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(`waived: ${at.source.path}:${(0,_repo_text_js__WEBPACK_IMPORTED_MODULE_6__/* .positionAt */ .t$)(at.source, at.span.start).line} ${message}${others} [${kind === undefined ? rule : `${rule}/${kind}`}]${by}`);
}
function annotation(command, { first, message, paths }, also) {
    const { at, rule, kind } = first.finding;
    const [start, end] = [
        (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_6__/* .positionAt */ .t$)(at.source, at.span.start),
        (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_6__/* .positionAt */ .t$)(at.source, Math.max(at.span.start, at.span.end)),
    ];
    const columns = start.line === end.line ? { col: start.column, endColumn: Math.max(start.column, end.column) } : {};
    const title = kind === undefined ? rule : `${rule}/${kind}`;
    const properties = (0,_policy_model_js__WEBPACK_IMPORTED_MODULE_1__/* .isForeign */ .jq)(at)
        ? { title }
        : { file: (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(at.source.path), line: start.line, ...columns, endLine: end.line, title };
    const lead = (0,_policy_model_js__WEBPACK_IMPORTED_MODULE_1__/* .isForeign */ .jq)(at) ? `${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(at.source.path)}:${start.line}: ` : "";
    const others = paths.length > 1 ? `, as do ${paths.length - 1} more profiles` : "";
    const written = Object.entries(properties).map(([name, value]) => `${name}=${property(String(value))}`);
    return `::${command} ${written.join(",")}::${escaped(`${lead}${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(message)}${also}${others}`)}`;
}
function escaped(text) {
    return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function property(text) {
    return escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}


/***/ }),

/***/ 2790:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SB: () => (/* binding */ beliefsIn),
  xh: () => (/* binding */ heldSentence),
  OS: () => (/* binding */ isBelief)
});

// EXTERNAL MODULE: ./build/bundle/src/model/certainty.js
var certainty = __webpack_require__(5174);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(5885);
// EXTERNAL MODULE: ./build/bundle/src/model/load.js
var load = __webpack_require__(6407);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(4682);
// EXTERNAL MODULE: ./build/bundle/src/inspect/certainty.js
var inspect_certainty = __webpack_require__(1467);
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

// EXTERNAL MODULE: ./build/bundle/src/reports/model/groups.js + 1 modules
var groups = __webpack_require__(3376);
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
function saysOf({ first: { finding }, paths }) {
    const { belief, value, message, groupKey } = finding;
    if (belief !== undefined)
        return belief;
    return paths.length > 1 && groupKey !== undefined && value !== undefined && !groupKey.includes(value)
        ? ""
        : (value ?? message);
}
function knownOf({ first: { finding }, hosts }) {
    if (finding.certainty !== "measured")
        return wordFor(finding.certainty);
    const programs = hosts.flatMap((host) => {
        const version = measuredVersions.get(host);
        return version === undefined ? [] : [`${(0,groups/* titleOf */.Gg)(host)} ${version}`];
    });
    return programs.length === 0 ? "measured" : `measured on ${programs.join(", ")}`;
}
function wordFor(certainty) {
    return certainty === "assumed" ? "not verified" : certainty;
}


/***/ }),

/***/ 7783:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FC: () => (/* binding */ ceilingSentence),
/* harmony export */   R2: () => (/* binding */ unstatedCeilings),
/* harmony export */   he: () => (/* binding */ isCounted)
/* harmony export */ });
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3861);

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
    const own = `${number(exceeding)}${all} ${host} ${noun} can do more than ${_policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .presetCeiling */ .bD.join(", ")}`;
    const beside = `${number(settings)} settings ${settings === 1 ? "file starts code or connects servers" : "files start code or connect servers"}`;
    const what = settings === 0 ? own : exceeding === 0 ? `${beside} next to the ${host} profiles` : `${own}, and ${beside}`;
    return `${what}. ${code(`${command} list`)} shows what. Set ${code("ceiling")} in your policy to enforce a limit.`;
}
function number(count) {
    return count.toLocaleString("en");
}


/***/ }),

/***/ 3376:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kG: () => (/* binding */ groupFindings),
  $c: () => (/* binding */ subjectsIn),
  Gg: () => (/* binding */ titleOf)
});

// EXTERNAL MODULE: ./build/bundle/src/model/finding.js
var finding = __webpack_require__(290);
;// CONCATENATED MODULE: ./build/bundle/src/generated/titles.js
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

;// CONCATENATED MODULE: ./build/bundle/src/reports/model/groups.js



function groupFindings(evaluated) {
    return grouped(grouped(evaluated.map(alone), samePlace), sameHabit);
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
    const isOneText = ordered.every((entry) => entry.message === worst.message);
    const text = paths.length > 1 && !isOneText ? groupKey : worst.message;
    return {
        ...worst,
        message: saysAlike(findings) ? ofAll(text, hosts) : text,
        hosts,
        paths,
        findings,
        fix: ordered.every(({ fix }) => fix?.title === worst.fix?.title) ? worst.fix : undefined,
    };
}
function rankOf({ severity }) {
    return finding/* severities */.gO.indexOf(severity);
}
function saysAlike(findings) {
    const text = new Map();
    return findings.every(({ finding: { host, at, message } }) => {
        const place = `${at.source.path}:${at.span.start}`;
        const neutral = message.replaceAll(titleOf(host), "\0");
        const known = text.get(place) ?? neutral;
        text.set(place, neutral);
        return known === neutral;
    });
}
function ofAll(text, [first = "", ...others]) {
    const title = titleOf(first);
    const names = [title, ...others.map(titleOf)];
    return others.length === 0 ? text : text.replace(title, () => `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`);
}
function titleOf(host) {
    return titles.get(host ?? "") ?? host ?? "\0";
}


/***/ }),

/***/ 303:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ findingReport)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(290);
/* harmony import */ var _evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7916);
/* harmony import */ var _beliefs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2790);
/* harmony import */ var _ceilings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7783);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3376);
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6931);






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
    const isPart = (evaluated) => (0,_ceilings_js__WEBPACK_IMPORTED_MODULE_2__/* .isCounted */ .he)(evaluated) && !(0,_evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(evaluated, result);
    const own = concerns.filter((evaluated) => !isPart(evaluated));
    const parts = concerns.filter(isPart);
    const groupsOf = (some) => (0,_order_js__WEBPACK_IMPORTED_MODULE_4__/* .worstFirst */ .m)((0,_groups_js__WEBPACK_IMPORTED_MODULE_3__/* .groupFindings */ .kG)(some));
    const shown = groupsOf(own);
    const hasPolicy = sources.some(({ ref }) => !ref.startsWith("preset:"));
    const baselined = findings.filter(({ isBaselined, state }) => isBaselined && state !== "waived").length;
    const { existing, waived, profiles } = (0,_evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .summaryOf */ .YG)(result);
    return {
        verdict: (0,_evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .conclusionOf */ .vu)(result) === "findings" ? "failed" : "passed",
        failing: countsIn(findings.filter((evaluated) => (0,_evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(evaluated, result))),
        counts: countsIn(own),
        profiles,
        shown,
        hidden: groupsOf(findings.filter((evaluated) => !isConcerned(evaluated, result))),
        unstated: (0,_ceilings_js__WEBPACK_IMPORTED_MODULE_2__/* .unstatedCeilings */ .R2)({ inspection, findings: parts }),
        counted: groupsOf(parts),
        beliefs: hasPolicy ? null : (0,_beliefs_js__WEBPACK_IMPORTED_MODULE_1__/* .beliefsIn */ .SB)(result, shown),
        aside: { existing: existing - baselined, baselined, waived, ignored: inspection.ignored },
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
        harm: Math.min(...findings.map(({ finding }) => _model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .classes */ .Ly.indexOf(finding.class))),
    }));
    const worst = ({ counts }) => _model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .severities */ .gO.findLastIndex((severity) => counts[severity] > 0);
    return rows
        .sort((a, b) => worst(b) - worst(a) || a.harm - b.harm || total(b.counts) - total(a.counts))
        .map(({ name, counts }) => ({ name, counts }));
}
function total(counts) {
    return counts.error + counts.warning + counts.note;
}


/***/ }),

/***/ 6931:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ eachRuleFirst),
/* harmony export */   m: () => (/* binding */ worstFirst)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(290);

function worstFirst(groups) {
    const totals = new Map();
    for (const group of groups)
        totals.set(sortOf(group), (totals.get(sortOf(group)) ?? 0) + group.findings.length);
    const ranked = groups.map((group) => ({
        group,
        severity: _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.indexOf(group.severity),
        harm: _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .classes */ .Ly.indexOf(group.first.finding.class),
        total: totals.get(sortOf(group)) ?? 0,
        sort: sortOf(group),
    }));
    return ranked
        .sort((a, b) => b.severity - a.severity ||
        a.harm - b.harm ||
        b.total - a.total ||
        (a.sort === b.sort ? b.group.findings.length - a.group.findings.length : a.sort < b.sort ? -1 : 1))
        .map(({ group }) => group);
}
const foremost = 3;
function eachRuleFirst(ordered) {
    const counts = new Map();
    const ranked = ordered.map((group) => {
        const sort = sortOf(group);
        const count = (counts.get(sort) ?? 0) + 1;
        counts.set(sort, count);
        return { group, severity: _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.indexOf(group.severity), isLater: count > foremost };
    });
    return ranked
        .sort((a, b) => b.severity - a.severity || Number(a.isLater) - Number(b.isLater))
        .map(({ group }) => group);
}
function sortOf({ severity, first: { finding } }) {
    return `${severity} ${finding.rule} ${finding.kind ?? ""}`;
}


/***/ })

};
;