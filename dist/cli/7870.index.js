"use strict";
exports.id = 7870;
exports.ids = [7870];
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

/***/ 97870:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   github: () => (/* binding */ github)
/* harmony export */ });
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32426);
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53861);
/* harmony import */ var _model_groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59995);
/* harmony import */ var _model_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70303);
/* harmony import */ var _evaluate_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97916);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24144);
/* harmony import */ var _model_ceilings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77783);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64951);








const limit = 10;
const levels = [
    ["error", "error"],
    ["warning", "warning"],
    ["note", "notice"],
];
function github(result) {
    const { tool } = result;
    const report = (0,_model_index_js__WEBPACK_IMPORTED_MODULE_3__/* .findingReport */ .A)(result);
    const groups = report.shown;
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
    const unstated = report.unstated.map((one) => (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)((0,_model_ceilings_js__WEBPACK_IMPORTED_MODULE_7__/* .ceilingSentence */ .FC)(one, tool.name, (text) => `\`${text}\``)));
    const state = (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)((0,_state_js__WEBPACK_IMPORTED_MODULE_5__/* .firstLine */ .T)((0,_state_js__WEBPACK_IMPORTED_MODULE_5__/* .stateOf */ .L)(result)));
    return `${[state, ...lines, ...excused, ...unstated, `profiles ${profiles}, errors ${errors}, warnings ${warnings}, notes ${notes}${waived > 0 ? `, waived ${waived}` : ""}`].join("\n")}\n`;
}
function waivedLine({ first: { finding, waiver }, message, paths }) {
    const { at, rule, kind } = finding;
    const others = paths.length > 1 ? `, as do ${paths.length - 1} more profiles` : "";
    const by = waiver ? ` (by ${waiver.owner} until ${waiver.until}: ${waiver.reason})` : "";
    return (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(`waived: ${at.source.path}:${(0,_repo_text_js__WEBPACK_IMPORTED_MODULE_6__/* .positionAt */ .t$)(at.source, at.span.start).line} ${message}${others} [${kind === undefined ? rule : `${rule}/${kind}`}]${by}`);
}
function annotation(command, { first, message, paths, values }, also) {
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
    const found = values.length > 0 ? `; found: ${(0,_model_groups_js__WEBPACK_IMPORTED_MODULE_2__/* .valuesPhrase */ .O$)(values, (value) => `\`${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(value)}\``)}` : "";
    const written = Object.entries(properties).map(([name, value]) => `${name}=${property(String(value))}`);
    return `::${command} ${written.join(",")}::${escaped(`${lead}${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(message)}${also}${others}${found}`)}`;
}
function escaped(text) {
    return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function property(text) {
    return escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
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


/***/ })

};
;