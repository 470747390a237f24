"use strict";
exports.id = 6132;
exports.ids = [6132];
exports.modules = {

/***/ 1116:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ isServerWithin),
/* harmony export */   l: () => (/* binding */ isTextWithin)
/* harmony export */ });
/* harmony import */ var _line_patterns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31547);
/* harmony import */ var _scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24249);
/* harmony import */ var _selector_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60364);



function isTextWithin(pattern, wider) {
    return (0,_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .isWithin */ .UO)((0,_selector_js__WEBPACK_IMPORTED_MODULE_1__/* .asOneSegment */ .IH)(pattern), (0,_selector_js__WEBPACK_IMPORTED_MODULE_1__/* .asOneSegment */ .IH)(wider));
}
function isServerWithin(entry, wider) {
    if ("url" in entry || "url" in wider) {
        const plain = (url) => url.replace("://", ":/");
        return "url" in entry && "url" in wider && (0,_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .isPathWithin */ .ZU)(plain(entry.url), plain(wider.url));
    }
    const isLine = ({ command }) => /\s/.test(command);
    const [own, other] = [entry.package, wider.package];
    const isSameKind = own === undefined
        ? other === undefined && isLine(entry) === isLine(wider)
        : other !== undefined && (0,_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .isPathWithin */ .ZU)(own, other);
    const isInside = own === undefined && isLine(entry) ? isLineWithin : isTextWithin;
    return isSameKind && isInside(entry.command, wider.command) && (wider.pinned !== true || entry.pinned === true);
}
function isLineWithin(line, wider) {
    return ((0,_line_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .isOpenEnded */ .V)(wider) || !(0,_line_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .isOpenEnded */ .V)(line)) && (0,_line_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .fitsLine */ .n)(wider, line, _scope_js__WEBPACK_IMPORTED_MODULE_0__/* .isPathWithin */ .ZU);
}


/***/ }),

/***/ 76132:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  looseningsIn: () => (/* binding */ looseningsIn)
});

// EXTERNAL MODULE: ./build/bundle/src/model/rule.js
var rule = __webpack_require__(78301);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/list-scope.js
var list_scope = __webpack_require__(1116);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/lists.js
var lists = __webpack_require__(90348);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/list-loosening.js


function checkLists(limit, policy, matches, report) {
    const isLiteral = (text) => !/[*?[\]{}\\]/.test(text);
    const isModelWithin = (model, wider) => (0,list_scope/* isTextWithin */.l)(model, wider) || (isLiteral(model) && (0,lists/* matchesText */.Fm)(wider, model, matches));
    checkList("servers", limit.servers, policy.servers, list_scope/* isServerWithin */.j, report);
    checkList("models", limit.models, policy.models, isModelWithin, report);
}
function checkList(key, limit, own, isInside, report) {
    if (!limit || !own)
        return;
    for (const { value, at } of own.allow) {
        if (limit.allow.some((wider) => isInside(value, wider.value)))
            continue;
        const entry = typeof value === "string" ? value : JSON.stringify(value);
        const advice = `remove it, or ask the owner of \`${limit.at.source.path}\` to list it`;
        report(at, `\`${key}\` lists ${entry}, which the organisation's list does not`, advice, limit.at);
    }
}

// EXTERNAL MODULE: ./build/bundle/src/policy/decide/dates.js
var dates = __webpack_require__(3212);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/days.js
var decide_days = __webpack_require__(77034);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/effective.js
var effective = __webpack_require__(19696);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/levels.js
var levels = __webpack_require__(70778);
// EXTERNAL MODULE: ./build/bundle/src/policy/rollout.js
var rollout = __webpack_require__(51701);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/rollout-loosening.js


const advice = "write an earlier day, or remove the setting";
function checkRollout(limit, rollout, today, report) {
    if (!rollout)
        return;
    const days = [today, ...(0,levels/* rolloutDays */.D1)(limit, rollout).filter((day) => day > today)].sort();
    const firstDayBehind = (rule) => days.find((day) => stageRank((0,levels/* stageOf */.gV)(rollout, rule, day)) < stageRank((0,levels/* stageOf */.gV)(limit, rule, day)));
    const behindAsWhole = firstDayBehind("");
    const compare = (day, rule) => `is at ${(0,levels/* stageOf */.gV)(rollout, rule, day)} on ${day}, but the organisation's is at ${(0,levels/* stageOf */.gV)(limit, rule, day)}`;
    if (behindAsWhole !== undefined)
        report(rollout.at, `the rollout ${compare(behindAsWhole, "")}`, advice);
    for (const rule of new Set([...Object.keys(limit?.rules ?? {}), ...Object.keys(rollout.rules)])) {
        const day = firstDayBehind(rule);
        if (day === undefined)
            continue;
        if (rollout.rules[rule])
            report(placeOfSchedule(rollout, rule), `the rollout of \`${rule}\` ${compare(day, rule)}`, advice);
        else if (behindAsWhole === undefined)
            report(rollout.at, `the rollout ${compare(day, rule)}`, advice);
    }
}
function stageRank(stage) {
    return rollout/* stages */._.indexOf(stage);
}
function placeOfSchedule({ rules, at }, rule) {
    const { enforceFrom, warnFrom, stage } = rules[rule] ?? {};
    return (enforceFrom ?? warnFrom ?? stage)?.at ?? at;
}

// EXTERNAL MODULE: ./build/bundle/src/policy/decide/scope.js
var decide_scope = __webpack_require__(24249);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/loosening.js








function looseningsIn(organisation, repository, today, matches) {
    const problems = new Map();
    const comparison = {
        organisation,
        repository,
        today,
        matches,
        report(at, text, advice, limit) {
            const identity = `${text}; the organisation's policy applies`;
            problems.set(JSON.stringify([at.source.path, at.span.start, identity]), {
                topic: "exceeds-organisation",
                message: `${text}; ${advice}: the organisation's policy applies`,
                at,
                identity,
                ...(limit && !limit.source.path.startsWith("preset:")
                    ? { related: [{ message: "in the organisation's policy", at: limit }] }
                    : {}),
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
    ({ organisation, repository, today, report }) => checkRollout(organisation.policy.rollout, repository.policy.rollout, today, report),
    checkBaseline,
    ({ organisation, repository, matches, report }) => checkLists(organisation.policy, repository.policy, matches, report),
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
        const situation = (0,decide_scope/* situationOf */._7)(scope, organisation.policy.overrides, policy.overrides);
        if (ceiling)
            checkCeiling(comparison, ceiling, situation);
        checkRules(comparison, rules, situation);
    }
}
function checkCeiling({ organisation, repository, report }, ceiling, situation) {
    if (repository.ceilingIn(situation.repository) !== ceiling)
        return;
    const limit = organisation.ceilingIn(situation.organisation);
    const excess = ceiling.value.filter((capability) => !limit.value.includes(capability));
    if (excess.length > 0)
        report(ceiling.at, `the ceiling allows ${excess.join(", ")}, beyond the organisation's ceiling (${limit.value.join(", ") || "nothing"})`, `write \`[${ceiling.value.filter((capability) => limit.value.includes(capability)).join(", ")}]\``, limit.at);
}
function checkRules(comparison, rules, situation) {
    for (const [key, { level, options }] of Object.entries(rules)) {
        if (level)
            checkLevel(comparison, key, level, situation);
        for (const [name, option] of Object.entries(options))
            checkOption(comparison, key, name, option, situation);
    }
}
function checkOption({ organisation, repository, report }, key, name, option, situation) {
    const [id = key] = key.split("/");
    const isMinimum = (0,effective/* ruleOf */.Y)(id)?.options?.[name]?.tightens === "up";
    if (repository.optionIn(situation.repository, id, name) !== option)
        return;
    const { value, at } = organisation.optionIn(situation.organisation, id, name);
    if (isMinimum ? option.value < value : option.value > value)
        report(option.at, `\`${name}\` of \`${key}\` is ${option.value}, but the organisation requires ${value}`, `write ${value}`, at);
}
function checkLevel({ organisation, repository, report }, key, level, situation) {
    const [id = key, ownKind] = key.split("/");
    const kinds = ownKind === undefined ? [undefined, ...Object.keys((0,effective/* ruleOf */.Y)(id)?.kinds ?? {})] : [ownKind];
    for (const kind of kinds) {
        if (repository.decidedIn(situation.repository, id, kind) !== level)
            continue;
        const limit = organisation.decidedIn(situation.organisation, id, kind);
        if ((0,levels/* isLaxerLevel */.bP)(level.value, limit.value))
            return report(level.at, `\`${key}\` is ${level.value}, but the organisation ${kind === ownKind ? "requires" : `sets \`${id}/${kind}\` to`} ${limit.value}`, kind === ownKind ? `write ${limit.value}` : `set \`${id}/${kind}\` too`, limit.at);
    }
}
function checkPreset({ organisation: { policy: limit }, repository: { policy }, report }) {
    if (policy.presetAt && rule/* presets */.v4.indexOf(policy.preset) < rule/* presets */.v4.indexOf(limit.preset))
        report(policy.presetAt, `preset:${policy.preset} is weaker than the organisation's preset:${limit.preset}`, `write preset:${limit.preset}`);
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
    const nextTo = (0,decide_scope/* overridesNextTo */.YU)(grant, overrides);
    const granted = grants
        .filter((entry) => isCurrent(entry, comparison) && (0,decide_scope/* selectorCovers */.Gw)(entry, grant))
        .flatMap(({ may }) => may);
    const excess = grant.may.filter((capability) => !granted.includes(capability) &&
        !nextTo.every((matches) => organisation.ceilingIn(matches).value.includes(capability)));
    const refused = excess.filter((capability) => !grantable?.may.includes(capability));
    if (refused.length > 0)
        report(grant.at, `this grant gives ${refused.join(", ")}, which the organisation's \`grantable\` does not allow`, "remove it, or ask the organisation to make this grantable", grantable?.at);
    else if (grantable && excess.length > 0 && !(0,decide_scope/* selectorCovers */.Gw)(grantable, grant))
        report(grant.at, `this grant covers ${grant.settings.length > 0 ? "settings files" : "profiles"} outside the organisation's \`grantable\` and does not apply to them`, "name only those inside", grantable.at);
}
function checkWaivers(comparison) {
    const { organisation, repository, today } = comparison;
    const longest = Math.min(effective/* waiverDays */.EA[organisation.policy.preset], effective/* waiverDays */.EA[repository.policy.preset]);
    for (const waiver of repository.policy.waivers)
        if (isCurrent(waiver, comparison) && (0,decide_days/* daysBetween */.Y)(today, waiver.until) <= longest)
            checkWaiver(comparison, waiver);
}
function checkWaiver({ organisation: { policy }, today, report }, waiver) {
    const { rule, until, at } = waiver;
    const { waivable } = policy;
    const isWaivedAbove = policy.waivers.some((entry) => (0,dates/* isWaivable */.uF)([entry.rule], rule) &&
        entry.until >= until &&
        (0,decide_days/* daysBetween */.Y)(today, entry.until) <= effective/* waiverDays */.EA[policy.preset] &&
        (0,decide_scope/* selectorCovers */.Gw)(entry, waiver));
    if (isWaivedAbove)
        return;
    const days = (0,decide_days/* daysBetween */.Y)(today, until);
    if (!waivable || !(0,dates/* isWaivable */.uF)(waivable.rules, rule))
        report(at, `this waiver excuses \`${rule}\`, which the organisation's \`waivable\` does not allow`, "remove it, or ask the organisation to make the rule waivable", waivable?.at);
    else if (days > waivable.maxDays)
        report(at, `this waiver runs for ${days} days, but the organisation allows at most ${waivable.maxDays}`, "write an earlier `until`", waivable.at);
}
function checkIgnores({ organisation, repository, report }) {
    const ignored = organisation.policy.ignore.flatMap(({ paths }) => paths);
    for (const { paths, at } of repository.policy.ignore)
        if (!paths.every((path) => ignored.some((pattern) => (0,decide_scope/* isPathWithin */.ZU)(path, pattern))))
            report(at, "`ignore` excludes files that the organisation's policy checks", "remove the entry");
}
function checkBaseline({ organisation, repository, report }) {
    const { baseline } = repository.policy;
    const limit = organisation.policy.baseline;
    if (baseline?.value === "allow" && limit?.value !== "allow")
        report(baseline.at, "`baseline` is `allow`, but the organisation allows no baselines", "remove the key", limit?.at);
}
function checkGrantable({ organisation, repository, report }) {
    const [limit, own] = [organisation.policy.grantable, repository.policy.grantable];
    if (!own)
        return;
    const isCovered = limit && (0,decide_scope/* selectorCovers */.Gw)(limit, own) && own.may.every((capability) => limit.may.includes(capability));
    if (!isCovered)
        report(own.at, "only the organisation's policy can set `grantable`", "remove the key");
}
function checkWaivable({ organisation, repository, report }) {
    const [limit, own] = [organisation.policy.waivable, repository.policy.waivable];
    if (!own)
        return;
    const isCovered = limit && own.maxDays <= limit.maxDays && own.rules.every((rule) => (0,dates/* isWaivable */.uF)(limit.rules, rule));
    if (!isCovered)
        report(own.at, "only the organisation's policy can set `waivable`", "remove the key");
}


/***/ }),

/***/ 24249:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $5: () => (/* binding */ mayOverlap),
/* harmony export */   Gw: () => (/* binding */ selectorCovers),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   Xx: () => (/* binding */ mayMatchSame),
/* harmony export */   YU: () => (/* binding */ overridesNextTo),
/* harmony export */   ZU: () => (/* binding */ isPathWithin),
/* harmony export */   _7: () => (/* binding */ situationOf)
/* harmony export */ });
/* harmony import */ var _selector_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60364);

function selectorCovers(wide, narrow) {
    return (["settings", "skills"].every((key) => coversTargets(wide[key], narrow[key])) &&
        (wide.profiles.some(_selector_js__WEBPACK_IMPORTED_MODULE_0__/* .isAnyName */ .Mg) || coversList(wide.profiles, narrow.profiles, isWithin)) &&
        coversList(wide.paths, pathsOf(narrow), isPathWithin) &&
        coversList(wide.hosts, narrow.hosts, (a, b) => a === b));
}
function coversTargets(wide, narrow = []) {
    if (wide === undefined)
        return true;
    return wide.length > 0 === narrow.length > 0 && coversList(wide, narrow, isPathWithin);
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
function isPathWithin(pattern, wider) {
    if (isWithin(pattern, wider))
        return true;
    const [names, wide] = [pattern, wider].map((text) => (/[[\]{}\\]/.test(text) ? [] : text.split("/")));
    if (!names || !wide || [...names, ...wide].some((name) => /^\.{0,2}$/.test(name)))
        return false;
    return names.length > 0 && wide.length > 0 && areWithin(names, wide);
}
function areWithin(names, wide) {
    let below = [...names.map(() => false), true];
    for (const [at, name] of [...wide.entries()].toReversed()) {
        const row = [];
        const isLast = at === wide.length - 1;
        for (let i = names.length; i >= 0; i--) {
            const own = names[i];
            if (name === "**")
                row[i] = isLast ? own !== undefined : below[i] === true || (own !== undefined && row[i + 1] === true);
            else
                row[i] = own !== undefined && own !== "**" && below[i + 1] === true && (name === "*" || isWithin(own, name));
        }
        below = row;
    }
    return below[0] === true;
}
function isEnclosed(pattern, start, end) {
    return pattern.startsWith(start) && pattern.endsWith(end) && pattern.length >= start.length + end.length;
}
function mayOverlap(a, b) {
    return (mayMatchSame(a.profiles, b.profiles) &&
        mayMatchSame(pathsOf(a), pathsOf(b)) &&
        mayShare(a.hosts, b.hosts, (first, second) => first !== second));
}
function mayShare(a, b, isApart) {
    return a.length === 0 || b.length === 0 || a.some((first) => b.some((second) => !isApart(first, second)));
}
function situationOf(scope, organisation, repository) {
    const covering = (overrides) => {
        const found = new Set(scope ? overrides.filter((override) => selectorCovers(override, scope)) : []);
        return (override) => found.has(override);
    };
    return { organisation: covering(organisation), repository: covering(repository) };
}
function overridesNextTo(scope, overrides) {
    const covering = new Set(overrides.filter((override) => selectorCovers(override, scope)));
    const overlapping = overrides.filter((override) => !covering.has(override) && mayOverlap(override, scope));
    return [
        (override) => covering.has(override),
        ...overlapping.map((added) => (override) => override === added || covering.has(override)),
    ];
}
function mayMatchSame(a, b) {
    return mayShare(a, b, haveDifferentStarts);
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


/***/ }),

/***/ 51701:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ stages)
/* harmony export */ });
const stages = ["observe", "warn", "enforce"];


/***/ })

};
;