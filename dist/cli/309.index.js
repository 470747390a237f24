"use strict";
exports.id = 309;
exports.ids = [309];
exports.modules = {

/***/ 80309:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   looseningsIn: () => (/* binding */ looseningsIn)
/* harmony export */ });
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78301);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53861);
/* harmony import */ var _dates_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3212);
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77034);
/* harmony import */ var _effective_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19696);
/* harmony import */ var _levels_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70778);
/* harmony import */ var _scope_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24249);







function looseningsIn(organisation, repository, today) {
    const problems = new Map();
    const comparison = {
        organisation,
        repository,
        today,
        report(at, text) {
            const message = `${text}; the organisation's policy applies`;
            problems.set(JSON.stringify([at.source.path, at.span.start, message]), {
                topic: "exceeds-organisation",
                message,
                at,
            });
        },
    };
    for (const check of checks)
        check(comparison);
    return [...problems.values()];
}
const checks = [
    checkSettings,
    checkPreset,
    checkGrants,
    checkWaivers,
    checkIgnores,
    checkRollout,
    checkBaseline,
    checkGrantable,
    checkWaivable,
];
function checkSettings(comparison) {
    const { organisation, repository } = comparison;
    const { policy } = repository;
    const scopes = [
        { scope: undefined, ceiling: policy.ceiling, rules: policy.rules },
        ...policy.overrides.map((override) => ({ scope: override, ceiling: override.ceiling, rules: override.rules })),
    ];
    for (const { scope, ceiling, rules } of scopes) {
        const situations = (0,_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .situationsOf */ .NC)(scope, organisation.policy.overrides, policy.overrides);
        if (ceiling)
            checkCeiling(comparison, ceiling, situations);
        checkRules(comparison, rules, situations);
    }
}
function checkCeiling({ organisation, repository, report }, ceiling, situations) {
    for (const situation of situations) {
        if (repository.ceilingIn(situation.repository) !== ceiling)
            continue;
        const limit = organisation.ceilingIn(situation.organisation).value;
        const excess = ceiling.value.filter((capability) => !limit.includes(capability));
        if (excess.length > 0)
            return report(ceiling.at, `the ceiling allows ${excess.join(", ")}, beyond the organisation's ceiling (${limit.join(", ") || "nothing"})`);
    }
}
function checkRules(comparison, rules, situations) {
    for (const [key, { level, options }] of Object.entries(rules)) {
        if (level)
            checkLevel(comparison, key, level, situations);
        for (const [name, option] of Object.entries(options))
            checkOption(comparison, key, name, option, situations);
    }
}
function checkOption({ organisation, repository, report }, key, name, option, situations) {
    const [id = key] = key.split("/");
    const isMinimum = (0,_effective_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleOf */ .Y)(id)?.options?.[name]?.tightens === "up";
    const limit = situations
        .filter((situation) => repository.optionIn(situation.repository, id, name) === option)
        .map((situation) => organisation.optionIn(situation.organisation, id, name).value)
        .find((value) => (isMinimum ? option.value < value : option.value > value));
    if (limit !== undefined)
        report(option.at, `\`${name}\` of \`${key}\` is ${option.value}, but the organisation requires ${limit}`);
}
function checkLevel({ organisation, repository, report }, key, level, situations) {
    const [id = key, ownKind] = key.split("/");
    const kinds = ownKind === undefined ? [undefined, ...Object.keys((0,_effective_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleOf */ .Y)(id)?.kinds ?? {})] : [ownKind];
    for (const kind of kinds) {
        const limit = situations
            .filter((situation) => repository.decidedIn(situation.repository, id, kind) === level)
            .map((situation) => organisation.decidedIn(situation.organisation, id, kind).value)
            .find((value) => (0,_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .isLaxer */ .Vi)(level.value, value));
        if (limit)
            return report(level.at, `\`${key}\` is ${level.value}, but the organisation ${kind === ownKind ? "requires" : `sets \`${id}/${kind}\` to`} ${limit}`);
    }
}
function checkPreset({ organisation: { policy: limit }, repository: { policy }, report }) {
    if (policy.presetAt && _model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .presets */ .v4.indexOf(policy.preset) < _model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .presets */ .v4.indexOf(limit.preset))
        report(policy.presetAt, `preset:${policy.preset} is weaker than the organisation's preset:${limit.preset}`);
}
function checkGrants(comparison) {
    for (const grant of comparison.repository.policy.grants)
        if (isCurrent(grant, comparison))
            checkGrant(comparison, grant);
}
function isCurrent({ until }, { today }) {
    return until === undefined || until >= today;
}
function checkGrant(comparison, grant) {
    const { organisation, report } = comparison;
    const { grants, grantable, overrides } = organisation.policy;
    const situations = (0,_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .situationsOf */ .NC)(grant, overrides, []);
    const granted = grants
        .filter((entry) => isCurrent(entry, comparison) && (0,_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .covers */ .hU)(entry, grant))
        .flatMap(({ may }) => may);
    const excess = grant.may.filter((capability) => !granted.includes(capability) &&
        !situations.every((situation) => organisation.ceilingIn(situation.organisation).value.includes(capability)));
    const refused = excess.filter((capability) => !grantable?.may.includes(capability));
    if (refused.length > 0)
        report(grant.at, `this grant gives ${refused.join(", ")}, which the organisation's \`grantable\` does not allow`);
    else if (grantable && excess.length > 0 && !(0,_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .covers */ .hU)(grantable, grant))
        report(grant.at, "this grant covers profiles outside the organisation's `grantable` and does not apply to them");
}
function checkWaivers(comparison) {
    const { organisation, repository, today } = comparison;
    const longest = Math.min(_effective_js__WEBPACK_IMPORTED_MODULE_1__/* .waiverDays */ .EA[organisation.policy.preset], _effective_js__WEBPACK_IMPORTED_MODULE_1__/* .waiverDays */ .EA[repository.policy.preset]);
    for (const waiver of repository.policy.waivers)
        if (isCurrent(waiver, comparison) && (0,_days_js__WEBPACK_IMPORTED_MODULE_5__/* .daysBetween */ .Y)(today, waiver.until) <= longest)
            checkWaiver(comparison, waiver);
}
function checkWaiver({ organisation: { policy }, today, report }, waiver) {
    const { rule, until, at } = waiver;
    const { waivable } = policy;
    const isWaivedAbove = policy.waivers.some((entry) => (0,_dates_js__WEBPACK_IMPORTED_MODULE_6__/* .isWaivable */ .uF)([entry.rule], rule) &&
        entry.until >= until &&
        (0,_days_js__WEBPACK_IMPORTED_MODULE_5__/* .daysBetween */ .Y)(today, entry.until) <= _effective_js__WEBPACK_IMPORTED_MODULE_1__/* .waiverDays */ .EA[policy.preset] &&
        (0,_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .covers */ .hU)(entry, waiver));
    if (isWaivedAbove)
        return;
    const days = (0,_days_js__WEBPACK_IMPORTED_MODULE_5__/* .daysBetween */ .Y)(today, until);
    if (!waivable || !(0,_dates_js__WEBPACK_IMPORTED_MODULE_6__/* .isWaivable */ .uF)(waivable.rules, rule))
        report(at, `this waiver excuses \`${rule}\`, which the organisation's \`waivable\` does not allow`);
    else if (days > waivable.maxDays)
        report(at, `this waiver runs for ${days} days, but the organisation allows at most ${waivable.maxDays}`);
}
function checkIgnores({ organisation, repository, report }) {
    const ignored = organisation.policy.ignore.flatMap(({ paths }) => paths);
    for (const { paths, at } of repository.policy.ignore)
        if (!paths.every((path) => ignored.some((pattern) => (0,_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(path, pattern))))
            report(at, "`ignore` excludes files that the organisation's policy checks");
}
function checkRollout({ organisation, repository, today, report }) {
    const { rollout: limit } = organisation.policy;
    const { rollout } = repository.policy;
    if (!rollout)
        return;
    const days = [today, ...(0,_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .rolloutDays */ .D1)(limit, rollout).filter((day) => day > today)].sort();
    const firstDayBehind = (rule) => days.find((day) => rank((0,_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .stageOf */ .gV)(rollout, rule, day)) < rank((0,_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .stageOf */ .gV)(limit, rule, day)));
    const behindAsWhole = firstDayBehind("");
    const compare = (day, rule) => `is at ${(0,_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .stageOf */ .gV)(rollout, rule, day)} on ${day}, but the organisation's is at ${(0,_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .stageOf */ .gV)(limit, rule, day)}`;
    if (behindAsWhole !== undefined)
        report(rollout.at, `the rollout ${compare(behindAsWhole, "")}`);
    for (const rule of new Set([...Object.keys(limit?.rules ?? {}), ...Object.keys(rollout.rules)])) {
        const day = firstDayBehind(rule);
        if (day === undefined)
            continue;
        if (rollout.rules[rule])
            report(placeOfSchedule(rollout, rule), `the rollout of \`${rule}\` ${compare(day, rule)}`);
        else if (behindAsWhole === undefined)
            report(rollout.at, `the rollout ${compare(day, rule)}`);
    }
}
function rank(stage) {
    return _model_js__WEBPACK_IMPORTED_MODULE_0__/* .stages */ ._$.indexOf(stage);
}
function placeOfSchedule({ rules, at }, rule) {
    const { enforceFrom, warnFrom, stage } = rules[rule] ?? {};
    return (enforceFrom ?? warnFrom ?? stage)?.at ?? at;
}
function checkBaseline({ organisation, repository, report }) {
    const { baseline } = repository.policy;
    if (baseline?.value === "allow" && organisation.policy.baseline?.value === "refuse")
        report(baseline.at, "`baseline` is `allow`, but the organisation forbids baselines");
}
function checkGrantable({ organisation, repository, report }) {
    const [limit, own] = [organisation.policy.grantable, repository.policy.grantable];
    if (!own)
        return;
    const isCovered = limit && (0,_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .covers */ .hU)(limit, own) && own.may.every((capability) => limit.may.includes(capability));
    if (!isCovered)
        report(own.at, "only the organisation's policy can set `grantable`");
}
function checkWaivable({ organisation, repository, report }) {
    const [limit, own] = [organisation.policy.waivable, repository.policy.waivable];
    if (!own)
        return;
    const isCovered = limit && own.maxDays <= limit.maxDays && own.rules.every((rule) => (0,_dates_js__WEBPACK_IMPORTED_MODULE_6__/* .isWaivable */ .uF)(limit.rules, rule));
    if (!isCovered)
        report(own.at, "only the organisation's policy can set `waivable`");
}


/***/ }),

/***/ 24249:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $5: () => (/* binding */ mayOverlap),
/* harmony export */   NC: () => (/* binding */ situationsOf),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   hU: () => (/* binding */ covers)
/* harmony export */ });
function covers(wide, narrow) {
    return (["settings", "skills"].every((key) => coversTargets(wide[key], narrow[key])) &&
        coversList(wide.profiles, narrow.profiles, isWithin) &&
        coversList(wide.paths, pathsOf(narrow), isWithin) &&
        coversList(wide.hosts, narrow.hosts, (a, b) => a === b));
}
function coversTargets(wide, narrow = []) {
    if (wide === undefined)
        return true;
    return wide.length > 0 === narrow.length > 0 && coversList(wide, narrow, isWithin);
}
function pathsOf({ paths, settings = [] }) {
    return settings.length > 0 ? settings : paths;
}
function coversList(wide, narrow, isInside) {
    if (wide.length === 0)
        return true;
    return narrow.length > 0 && narrow.every((pattern) => wide.some((wider) => isInside(pattern, wider)));
}
function isWithin(pattern, wider) {
    if (pattern === wider || wider === "**")
        return true;
    const [, start, wildcard, end] = /^([^*?[\]{}\\]*)(\*\*?)([^*?[\]{}\\]*)$/.exec(wider) ?? [];
    if (start === undefined || end === undefined || !isEnclosed(pattern, start, end))
        return false;
    const inner = pattern.slice(start.length, pattern.length - end.length);
    if (wildcard === "**")
        return start.endsWith("/") && end === "" && inner !== "";
    return !inner.includes("/") && !inner.includes("**") && !(inner === "" && start === "");
}
function isEnclosed(pattern, start, end) {
    return pattern.startsWith(start) && pattern.endsWith(end) && pattern.length >= start.length + end.length;
}
function mayOverlap(a, b) {
    return (mayShare(a.profiles, b.profiles, haveDifferentStarts) &&
        mayShare(pathsOf(a), pathsOf(b), haveDifferentStarts) &&
        mayShare(a.hosts, b.hosts, (first, second) => first !== second));
}
function mayShare(a, b, isApart) {
    return a.length === 0 || b.length === 0 || a.some((first) => b.some((second) => !isApart(first, second)));
}
function situationsOf(scope, organisation, repository) {
    if (!scope)
        return [{ organisation: () => false, repository: () => false }];
    const covering = new Set(organisation.filter((override) => covers(override, scope)));
    const own = new Set(repository.filter((override) => covers(override, scope)));
    const overlapping = organisation.filter((override) => !covering.has(override) && mayOverlap(override, scope));
    return [
        { organisation: (override) => covering.has(override), repository: (override) => own.has(override) },
        ...overlapping.map((added) => ({
            organisation: (override) => override === added || covering.has(override),
            repository: (override) => own.has(override) || covers(override, added),
        })),
    ];
}
function haveDifferentStarts(a, b) {
    const [startOfA, startOfB] = [literalStart(a), literalStart(b)];
    const [isLiteralA, isLiteralB] = [startOfA === a, startOfB === b];
    if (isLiteralA)
        return !a.startsWith(startOfB) || (isLiteralB && a !== b);
    if (isLiteralB)
        return !b.startsWith(startOfA);
    return !startOfA.startsWith(startOfB) && !startOfB.startsWith(startOfA);
}
function literalStart(pattern) {
    return /^[^*?[\]{}\\]*/.exec(pattern)?.[0] ?? "";
}


/***/ })

};
;