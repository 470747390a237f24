"use strict";
exports.id = 2461;
exports.ids = [2461];
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

/***/ 42461:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

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
        const failing = found.filter((evaluated) => (0,_evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(evaluated, result));
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
function lineOf({ finding, state, isBaselined, waiver }) {
    const { at, severity, message, fixes: [fix] = [] } = finding;
    const { line, column } = (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_2__/* .positionAt */ .t$)(at.source, at.span.start);
    const aside = waiver
        ? ` (waived by ${waiver.owner} until ${waiver.until})`
        : isBaselined
            ? " (in the baseline)"
            : state === "existing"
                ? " (existing)"
                : "";
    return `${at.source.path}:${line}:${column} ${severity} ${(0,_model_rule_id_js__WEBPACK_IMPORTED_MODULE_5__/* .ruleIdOf */ .H)(finding)}${aside}: ${message}${fix ? `. Fix: ${fix.title}` : ""}`;
}
const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
function escaped(text) {
    return (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(text).replace(/[&<>"]/g, (character) => entities[character] ?? character);
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

/***/ 16943:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ ruleIdOf)
/* harmony export */ });
function ruleIdOf({ rule, kind }) {
    return kind === undefined ? rule : `${rule}/${kind}`;
}


/***/ })

};
;