"use strict";
exports.id = 309;
exports.ids = [309];
exports.modules = {

/***/ 309:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   looseningsIn: () => (/* binding */ looseningsIn)
/* harmony export */ });
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3861);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8301);
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7034);
/* harmony import */ var _dates_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3212);
/* harmony import */ var _levels_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(778);
/* harmony import */ var _scope_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4249);
/* harmony import */ var _effective_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9696);







function looseningsIn(upper, lower, today) {
    const faults = new Map();
    const say = (at, message) => {
        const said = `${message}; what the organisation decided stands`;
        faults.set(JSON.stringify([at.source.path, at.span.start, said]), { about: "loosened", message: said, at });
    };
    const { policy: above } = upper;
    const { policy: below } = lower;
    const scopes = [
        { scope: undefined, ceiling: below.ceiling, rules: below.rules },
        ...below.overrides.map((override) => ({ scope: override, ceiling: override.ceiling, rules: override.rules })),
    ];
    for (const { scope, ceiling, rules } of scopes) {
        const situations = (0,_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .situationsOf */ .NC)(scope, above.overrides, below.overrides);
        if (ceiling)
            overCeiling(upper, lower, ceiling, situations, say);
        overSettings(upper, lower, rules, situations, say);
    }
    if (below.presetAt && _model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .presets */ .v.indexOf(below.preset) < _model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .presets */ .v.indexOf(above.preset))
        say(below.presetAt, `preset:${below.preset} is laxer than the organisation's preset:${above.preset}`);
    for (const grant of below.grants)
        if (grant.until === undefined || grant.until >= today)
            overGrant(upper, grant, today, say);
    const longest = Math.min(_effective_js__WEBPACK_IMPORTED_MODULE_2__/* .waiverDays */ .EA[above.preset], _effective_js__WEBPACK_IMPORTED_MODULE_2__/* .waiverDays */ .EA[below.preset]);
    for (const waiver of below.waivers)
        if (waiver.until >= today && (0,_days_js__WEBPACK_IMPORTED_MODULE_5__/* .daysBetween */ .Y)(today, waiver.until) <= longest)
            overWaiver(above, waiver, today, say);
    const ignored = above.ignore.flatMap(({ paths }) => paths);
    for (const { paths, at } of below.ignore)
        if (!paths.every((path) => ignored.some((glob) => (0,_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(path, glob))))
            say(at, "an `ignore` leaves files out that the organisation judges");
    for (const [id, { edition }] of Object.entries(below.hosts)) {
        const fixed = above.hosts[id]?.edition;
        if (edition && fixed && edition.value !== fixed.value)
            say(edition.at, `the edition of \`${id}\` is ${edition.value}, and the organisation fixed ${fixed.value}`);
    }
    overRollout(above, below, today, say);
    if (below.baseline?.value === "allow" && above.baseline?.value === "refuse")
        say(below.baseline.at, "a baseline is allowed, and the organisation refuses it");
    overFreedom(above, below, say);
    return [...faults.values()];
}
function overCeiling(upper, lower, ceiling, situations, say) {
    for (const { above, below } of situations) {
        if (lower.ceilingIn(below) !== ceiling)
            continue;
        const most = upper.ceilingIn(above).value;
        const more = ceiling.value.filter((capability) => !most.includes(capability));
        if (more.length > 0)
            return say(ceiling.at, `the ceiling takes in ${more.join(", ")}, which is above the organisation's (${most.join(", ") || "nothing"})`);
    }
}
function overSettings(upper, lower, rules, situations, say) {
    for (const [key, { level, options }] of Object.entries(rules)) {
        const [id = key, kind] = key.split("/");
        if (level)
            overLevel(upper, lower, { id, kind, level }, situations, say);
        for (const [name, option] of Object.entries(options)) {
            const up = (0,_effective_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleOf */ .Y)(id)?.options?.[name]?.tightens === "up";
            const counting = situations.filter(({ below }) => lower.optionIn(below, id, name) === option);
            const limit = counting
                .map(({ above }) => upper.optionIn(above, id, name).value)
                .find((most) => (up ? option.value < most : option.value > most));
            if (limit !== undefined)
                say(option.at, `\`${name}\` of \`${key}\` is ${option.value}, and the organisation's is ${limit}`);
        }
    }
}
function overLevel(upper, lower, { id, kind, level }, situations, say) {
    const kinds = kind === undefined ? [undefined, ...Object.keys((0,_effective_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleOf */ .Y)(id)?.kinds ?? {})] : [kind];
    for (const one of kinds) {
        const counting = situations.filter(({ below }) => lower.decidedIn(below, id, one) === level);
        const limit = counting
            .map(({ above }) => upper.decidedIn(above, id, one).value)
            .find((least) => (0,_levels_js__WEBPACK_IMPORTED_MODULE_1__/* .isLaxer */ .Vi)(level.value, least));
        const key = kind === undefined ? id : `${id}/${kind}`;
        if (limit)
            return say(level.at, `\`${key}\` is ${level.value}, and the organisation's ${one === kind ? "is" : `\`${id}/${one}\` is`} ${limit}`);
    }
}
function overGrant(upper, grant, today, say) {
    const { policy: above } = upper;
    const situations = (0,_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .situationsOf */ .NC)(grant, above.overrides, []);
    const free = above.grantable;
    const given = above.grants
        .filter((other) => (other.until === undefined || other.until >= today) && (0,_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .covers */ .hU)(other, grant))
        .flatMap(({ may }) => may);
    const more = grant.may.filter((capability) => !given.includes(capability) && !situations.every((one) => upper.ceilingIn(one.above).value.includes(capability)));
    const foreign = more.filter((capability) => !free?.may.includes(capability));
    if (foreign.length > 0)
        say(grant.at, `a grant gives ${foreign.join(", ")}, which the organisation does not call grantable`);
    else if (free && more.length > 0 && !(0,_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .covers */ .hU)(free, grant))
        say(grant.at, "a grant names profiles beyond those that the organisation calls grantable; it counts for those alone");
}
function overWaiver(above, waiver, today, say) {
    const { rule, until, at } = waiver;
    const free = above.waivable;
    if (above.waivers.some((other) => (0,_dates_js__WEBPACK_IMPORTED_MODULE_6__/* .isWaivable */ .uF)([other.rule], rule) &&
        other.until >= until &&
        (0,_days_js__WEBPACK_IMPORTED_MODULE_5__/* .daysBetween */ .Y)(today, other.until) <= _effective_js__WEBPACK_IMPORTED_MODULE_2__/* .waiverDays */ .EA[above.preset] &&
        (0,_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .covers */ .hU)(other, waiver)))
        return;
    if (!free || !(0,_dates_js__WEBPACK_IMPORTED_MODULE_6__/* .isWaivable */ .uF)(free.rules, rule))
        say(at, `a waiver excuses \`${rule}\`, which the organisation does not call waivable`);
    else if ((0,_days_js__WEBPACK_IMPORTED_MODULE_5__/* .daysBetween */ .Y)(today, until) > free.maxDays)
        say(at, `a waiver runs for ${(0,_days_js__WEBPACK_IMPORTED_MODULE_5__/* .daysBetween */ .Y)(today, until)} days, and the organisation takes ${free.maxDays} at the most`);
}
function overRollout({ rollout: above }, { rollout: below }, today, say) {
    if (!below)
        return;
    const schedules = [above, below].flatMap((rollout) => (rollout ? [rollout, ...Object.values(rollout.rules)] : []));
    const days = [
        today,
        ...schedules
            .flatMap(({ warnFrom, enforceFrom }) => [warnFrom?.value, enforceFrom?.value])
            .filter((day) => day !== undefined && day > today),
    ].sort();
    const late = (rule) => {
        const rank = (stage) => _model_js__WEBPACK_IMPORTED_MODULE_0__/* .stages */ ._$.indexOf(stage);
        return days.find((day) => day !== undefined && rank((0,_levels_js__WEBPACK_IMPORTED_MODULE_1__/* .stageOf */ .gV)(below, rule, day)) < rank((0,_levels_js__WEBPACK_IMPORTED_MODULE_1__/* .stageOf */ .gV)(above, rule, day)));
    };
    const named = new Set([...Object.keys(above?.rules ?? {}), ...Object.keys(below.rules)]);
    for (const rule of [undefined, ...named]) {
        const day = late(rule ?? "");
        const own = rule === undefined ? undefined : below.rules[rule];
        const at = own?.enforceFrom?.at ?? own?.warnFrom?.at ?? own?.stage?.at ?? below.at;
        if (day !== undefined && (own || late("") === undefined || rule === undefined))
            say(at, `the rollout${own ? ` of \`${rule}\`` : ""} is at ${(0,_levels_js__WEBPACK_IMPORTED_MODULE_1__/* .stageOf */ .gV)(below, rule ?? "", day)} on ${day}, and the organisation's is at ${(0,_levels_js__WEBPACK_IMPORTED_MODULE_1__/* .stageOf */ .gV)(above, rule ?? "", day)}`);
    }
}
function overFreedom({ grantable, waivable }, below, say) {
    const own = below.grantable;
    if (own &&
        !(grantable && (0,_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .covers */ .hU)(grantable, own) && own.may.every((capability) => grantable.may.includes(capability))))
        say(own.at, "`grantable` is for the organisation to say");
    const free = below.waivable;
    if (free &&
        !(waivable && free.maxDays <= waivable.maxDays && free.rules.every((rule) => (0,_dates_js__WEBPACK_IMPORTED_MODULE_6__/* .isWaivable */ .uF)(waivable.rules, rule))))
        say(free.at, "`waivable` is for the organisation to say");
}


/***/ })

};
;