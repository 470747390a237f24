"use strict";
exports.id = 2932;
exports.ids = [2932];
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

/***/ 73835:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ placedFindings),
/* harmony export */   i: () => (/* binding */ foremost)
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
    const isFailing = findings.some((evaluated) => (0,_evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(evaluated, result));
    const aside = isFailing
        ? undefined
        : first.state === "waived"
            ? "waived"
            : first.isBaselined
                ? "baselined"
                : (0,_ceilings_js__WEBPACK_IMPORTED_MODULE_2__/* .isCounted */ .he)(first)
                    ? "counted"
                    : first.state === "existing" && result.gate === "new"
                        ? "existing"
                        : undefined;
    return { group, isFailing, ...(aside ? { aside } : {}) };
}
function foremost(list, most) {
    if (list.length <= most)
        return list;
    const rank = ({ isFailing, aside, group }) => (isFailing ? 0 : aside === undefined ? 10 : 20) - _model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .severities */ .gO.indexOf(group.severity);
    const kept = new Set(list.toSorted((a, b) => rank(a) - rank(b)).slice(0, most));
    return list.filter((one) => kept.has(one));
}


/***/ }),

/***/ 16943:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ ruleIdOf)
/* harmony export */ });
function ruleIdOf({ rule, kind }) {
    return kind === undefined ? rule : `${rule}/${kind}`;
}


/***/ }),

/***/ 40551:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

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
    const more = relatedCount > related.length ? `. ${relatedCount - related.length} more related places` : "";
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
                    message: { text: plain(message) },
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
function plain(text) {
    return (0,sanitize_text/* visible */.RK)(text).replaceAll("](", "] (");
}
function sentence(text) {
    return plain(text.replace(/^[a-z]/, (letter) => letter.toUpperCase()));
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
                justification: plain(`${reason} (${owner}, until ${until})`),
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
            description: { text: plain(title) },
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

// EXTERNAL MODULE: ./build/bundle/src/generated/catalogue.js + 30 modules
var catalogue = __webpack_require__(95149);
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
    const shown = (0,places/* foremost */.i)(all, mostResults);
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
    const ceilings = (0,model/* findingReport */.A)(result).unstated.map((one) => (0,model_ceilings/* ceilingSentence */.FC)(one, result.tool.name, quoted));
    const cut = left === 0
        ? []
        : [`${left} findings are left out, the least important ones: GitHub shows ${mostResults}. JSON has all of them.`];
    return [...cut, ...ceilings, ...result.notes].map((text) => ({
        level: text === cut[0] ? "warning" : "note",
        message: { text: plain(text) },
    }));
}
function quoted(text) {
    return `\`${text}\``;
}


/***/ }),

/***/ 34947:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

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