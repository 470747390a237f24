"use strict";
exports.id = 5102;
exports.ids = [5102];
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

/***/ 6407:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SM: () => (/* binding */ isServed),
/* harmony export */   kD: () => (/* binding */ uncheckedIn),
/* harmony export */   kd: () => (/* binding */ isOffered),
/* harmony export */   rX: () => (/* binding */ atBase)
/* harmony export */ });
function atBase(at) {
    return { message: "at the base", at, isOfBase: true };
}
function isOffered({ verdict }) {
    return verdict.kind === "loaded" || verdict.kind === "shadowed" || verdict.kind === "lost";
}
function isServed(item) {
    return isOffered(item) && item.verdict.kind !== "shadowed";
}
function uncheckedIn({ unjudged }) {
    return unjudged.filter(({ kind, scope }) => kind === undefined && scope === undefined);
}


/***/ }),

/***/ 65102:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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