"use strict";
exports.id = 2461;
exports.ids = [2461];
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

/***/ 42461:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   junit: () => (/* binding */ junit)
/* harmony export */ });
/* harmony import */ var _evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97916);
/* harmony import */ var _generated_titles_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21900);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64951);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32426);
/* harmony import */ var _model_ceilings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77783);
/* harmony import */ var _model_rule_id_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16943);






function junit(result) {
    const suites = suitesOf(result).map((suite, id) => suiteElement(suite, id, result));
    return ['<?xml version="1.0" encoding="UTF-8"?>', "<testsuites>", ...suites, "</testsuites>", ""].join("\n");
}
function suitesOf({ inspection: { subjects }, findings }) {
    const suites = new Map();
    const testsOf = (host) => {
        const id = host ?? "";
        const name = host === null ? "repository" : (_generated_titles_js__WEBPACK_IMPORTED_MODULE_1__/* .titles */ .Y.get(host) ?? host);
        const suite = suites.get(id) ?? { name, tests: new Map() };
        suites.set(id, suite);
        return suite.tests;
    };
    for (const { host, item } of subjects)
        for (const path of item.files.slice(0, 1))
            testsOf(host).set(path, []);
    for (const evaluated of findings) {
        const { host, at } = evaluated.finding;
        if ((0,_model_ceilings_js__WEBPACK_IMPORTED_MODULE_4__/* .isCounted */ .he)(evaluated))
            continue;
        const tests = testsOf(host);
        tests.set(at.source.path, [...(tests.get(at.source.path) ?? []), evaluated]);
    }
    return [...suites]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, { name, tests }]) => ({ name, tests: new Map([...tests].sort(([a], [b]) => (a < b ? -1 : 1))) }));
}
function suiteElement({ name, tests }, id, result) {
    const cases = [...tests].map(([path, found]) => {
        const failing = found.filter((evaluated) => (0,_evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .failsRun */ .FR)(evaluated, result));
        return { path, failing, others: found.filter((evaluated) => !failing.includes(evaluated)) };
    });
    const failures = cases.filter(({ failing }) => failing.length > 0).length;
    const { tool, commit, base, date } = result;
    const properties = { tool: tool.name, version: tool.version, commit, base, date };
    const rest = cases.flatMap(({ others }) => others.map(lineOf));
    return [
        `<testsuite name="${escaped(name)}" package="${escaped(tool.name)}" id="${id}" timestamp="${date}T00:00:00" hostname="localhost" tests="${cases.length}" failures="${failures}" errors="0" time="0">`,
        "<properties>",
        ...Object.entries(properties).flatMap(([key, value]) => value === null ? [] : [`<property name="${key}" value="${escaped(value)}"/>`]),
        "</properties>",
        ...cases.map(({ path, failing }) => caseElement(name, path, failing)),
        `<system-out>${rest.map((line) => escaped(line)).join("\n")}</system-out>`,
        "<system-err></system-err>",
        "</testsuite>",
    ].join("\n");
}
function caseElement(suite, path, failing) {
    const open = `<testcase name="${escaped(path)}" classname="${escaped(suite)}" time="0"`;
    const [first] = failing;
    if (!first)
        return `${open}/>`;
    const message = failing.length === 1 ? first.finding.message : `${failing.length} findings, the first: ${first.finding.message}`;
    const lines = failing.map((evaluated) => escaped(lineOf(evaluated))).join("\n");
    return `${open}><failure type="${escaped((0,_model_rule_id_js__WEBPACK_IMPORTED_MODULE_5__/* .ruleIdOf */ .H)(first.finding))}" message="${escaped(message)}">${lines}</failure></testcase>`;
}
function lineOf(evaluated) {
    const { finding } = evaluated;
    const { at, severity, message, fixes: [fix] = [] } = finding;
    const { line, column } = (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_2__/* .positionAt */ .t$)(at.source, at.span.start);
    const place = `${at.source.path}:${line}:${column}`;
    const remedy = fix ? `. Fix: ${fix.title}` : "";
    return `${place} ${severity} ${(0,_model_rule_id_js__WEBPACK_IMPORTED_MODULE_5__/* .ruleIdOf */ .H)(finding)}${asideWords(evaluated)}: ${message}${remedy}`;
}
function asideWords({ state, isBaselined, waiver }) {
    if (waiver)
        return ` (waived by ${waiver.owner} until ${waiver.until})`;
    if (isBaselined)
        return " (in the baseline)";
    return state === "existing" ? " (existing)" : "";
}
const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
function escaped(text) {
    return (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(text).replace(/[&<>"]/g, (character) => entities[character] ?? character);
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

/***/ 16943:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ ruleIdOf)
/* harmony export */ });
function ruleIdOf({ rule, kind }) {
    return kind === undefined ? rule : `${rule}/${kind}`;
}


/***/ })

};
;