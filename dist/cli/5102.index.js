"use strict";
exports.id = 5102;
exports.ids = [5102];
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

/***/ 65102:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gitlab: () => (/* binding */ gitlab)
/* harmony export */ });
/* harmony import */ var _evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97916);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64951);
/* harmony import */ var _sanitize_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34947);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32426);
/* harmony import */ var _model_groups_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59995);
/* harmony import */ var _model_places_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73835);
/* harmony import */ var _model_rule_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16943);







const severities = { error: "critical", warning: "major", note: "info" };
function gitlab(result) {
    const { tool, commit, date } = result;
    const subjectsOf = (0,_model_groups_js__WEBPACK_IMPORTED_MODULE_4__/* .subjectsIn */ .$c)(result);
    const seen = new Map();
    return (0,_sanitize_json_js__WEBPACK_IMPORTED_MODULE_2__/* .writeJson */ .G)((0,_model_places_js__WEBPACK_IMPORTED_MODULE_5__/* .placedFindings */ .E)(result).flatMap(({ group, aside }) => {
        if (aside !== undefined && aside !== "existing")
            return [];
        const { finding, fingerprint } = group.first;
        const { source, span } = finding.at;
        const count = (seen.get(fingerprint) ?? 0) + 1;
        seen.set(fingerprint, count);
        return [
            {
                description: (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(`${group.message}${subjectsOf(group)}${group.fix ? `. Fix: ${group.fix.title}` : ""}`),
                check_name: (0,_model_rule_id_js__WEBPACK_IMPORTED_MODULE_6__/* .ruleIdOf */ .H)(finding),
                fingerprint: count === 1 ? fingerprint : `${fingerprint}-${count}`,
                severity: severities[group.severity],
                location: {
                    path: source.path,
                    lines: {
                        begin: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .positionAt */ .t$)(source, span.start).line,
                        end: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .positionAt */ .t$)(source, Math.max(span.start, span.end)).line,
                    },
                },
                categories: [finding.class === "power" || finding.class === "integrity" ? "Security" : "Bug Risk"],
                content: { body: (0,_evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .helpOf */ .ZL)(tool, finding.rule) },
                engine_name: tool.name,
                engine_version: tool.version,
                commit,
                date,
            },
        ];
    }));
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