"use strict";
exports.id = 4928;
exports.ids = [4928];
exports.modules = {

/***/ 4928:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  looseningsIn: () => (/* binding */ looseningsIn)
});

// EXTERNAL MODULE: ./build/bundle/src/policy/model.js
var model = __webpack_require__(3861);
// EXTERNAL MODULE: ./build/bundle/src/model/rule.js
var rule = __webpack_require__(8301);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/days.js
var days = __webpack_require__(7034);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/dates.js
var dates = __webpack_require__(3212);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/levels.js
var levels = __webpack_require__(778);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/scope.js
function covers(one, other) {
    const all = (narrow, wide, isIn) => wide.length === 0 || (narrow.length > 0 && narrow.every((word) => wide.some((glob) => isIn(word, glob))));
    return (all(other.profiles, one.profiles, isWithin) &&
        all(other.paths, one.paths, isWithin) &&
        all(other.hosts, one.hosts, (word, host) => word === host));
}
function isWithin(pattern, glob) {
    if (pattern === glob || glob === "**")
        return true;
    const [, start = "", deep, end = ""] = /^([^*?[\]{}\\]*)(\*\*?)([^*?[\]{}\\]*)$/.exec(glob) ?? [];
    if (deep === undefined ||
        !pattern.startsWith(start) ||
        !pattern.endsWith(end) ||
        pattern.length < start.length + end.length)
        return false;
    const between = pattern.slice(start.length, pattern.length - end.length);
    if (deep === "**")
        return start.endsWith("/") && end === "" && between !== "";
    return !between.includes("/") && !between.includes("**") && !(between === "" && start === "");
}
function mayMeet(one, other) {
    const meet = (some, others, clash) => some.length === 0 || others.length === 0 || some.some((a) => others.some((b) => !clash(a, b)));
    return (meet(one.profiles, other.profiles, startsOtherwise) &&
        meet(one.paths, other.paths, startsOtherwise) &&
        meet(one.hosts, other.hosts, (a, b) => a !== b));
}
function situationsOf(scope, above, below) {
    if (!scope)
        return [{ above: () => false, below: () => false }];
    const sure = new Set(above.filter((override) => covers(override, scope)));
    const ours = new Set(below.filter((override) => covers(override, scope)));
    const others = above.filter((override) => !sure.has(override) && mayMeet(override, scope));
    return [
        { above: (override) => sure.has(override), below: (override) => ours.has(override) },
        ...others.map((other) => ({
            above: (override) => override === other || sure.has(override),
            below: (override) => ours.has(override) || covers(override, other),
        })),
    ];
}
function startsOtherwise(one, other) {
    const [a, b] = [startOf(one), startOf(other)];
    if (a === one)
        return !one.startsWith(b) || (b === other && one !== other);
    return b === other ? !other.startsWith(a) : !a.startsWith(b) && !b.startsWith(a);
}
function startOf(glob) {
    return /^[^*?[\]{}\\]*/.exec(glob)?.[0] ?? "";
}

// EXTERNAL MODULE: ./build/bundle/src/policy/decide/effective.js
var effective = __webpack_require__(9696);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/loosening.js







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
        const situations = situationsOf(scope, above.overrides, below.overrides);
        if (ceiling)
            overCeiling(upper, lower, ceiling, situations, say);
        overSettings(upper, lower, rules, situations, say);
    }
    if (below.presetAt && rule/* presets */.v.indexOf(below.preset) < rule/* presets */.v.indexOf(above.preset))
        say(below.presetAt, `preset:${below.preset} is laxer than the organisation's preset:${above.preset}`);
    for (const grant of below.grants)
        if (grant.until === undefined || grant.until >= today)
            overGrant(upper, grant, today, say);
    const longest = Math.min(effective/* waiverDays */.EA[above.preset], effective/* waiverDays */.EA[below.preset]);
    for (const waiver of below.waivers)
        if (waiver.until >= today && (0,days/* daysBetween */.Y)(today, waiver.until) <= longest)
            overWaiver(above, waiver, today, say);
    const ignored = above.ignore.flatMap(({ paths }) => paths);
    for (const { paths, at } of below.ignore)
        if (!paths.every((path) => ignored.some((glob) => isWithin(path, glob))))
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
            const up = (0,effective/* ruleOf */.Y)(id)?.options?.[name]?.tightens === "up";
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
    const kinds = kind === undefined ? [undefined, ...Object.keys((0,effective/* ruleOf */.Y)(id)?.kinds ?? {})] : [kind];
    for (const one of kinds) {
        const counting = situations.filter(({ below }) => lower.decidedIn(below, id, one) === level);
        const limit = counting
            .map(({ above }) => upper.decidedIn(above, id, one).value)
            .find((least) => (0,levels/* isLaxer */.Vi)(level.value, least));
        const key = kind === undefined ? id : `${id}/${kind}`;
        if (limit)
            return say(level.at, `\`${key}\` is ${level.value}, and the organisation's ${one === kind ? "is" : `\`${id}/${one}\` is`} ${limit}`);
    }
}
function overGrant(upper, grant, today, say) {
    const { policy: above } = upper;
    const situations = situationsOf(grant, above.overrides, []);
    const free = above.grantable;
    const given = above.grants
        .filter((other) => (other.until === undefined || other.until >= today) && covers(other, grant))
        .flatMap(({ may }) => may);
    const more = grant.may.filter((capability) => !given.includes(capability) && !situations.every((one) => upper.ceilingIn(one.above).value.includes(capability)));
    const foreign = more.filter((capability) => !free?.may.includes(capability));
    if (foreign.length > 0)
        say(grant.at, `a grant gives ${foreign.join(", ")}, which the organisation does not call grantable`);
    else if (free && more.length > 0 && !covers(free, grant))
        say(grant.at, "a grant names profiles beyond those that the organisation calls grantable; it counts for those alone");
}
function overWaiver(above, waiver, today, say) {
    const { rule, until, at } = waiver;
    const free = above.waivable;
    if (above.waivers.some((other) => (0,dates/* isWaivable */.uF)([other.rule], rule) &&
        other.until >= until &&
        (0,days/* daysBetween */.Y)(today, other.until) <= effective/* waiverDays */.EA[above.preset] &&
        covers(other, waiver)))
        return;
    if (!free || !(0,dates/* isWaivable */.uF)(free.rules, rule))
        say(at, `a waiver excuses \`${rule}\`, which the organisation does not call waivable`);
    else if ((0,days/* daysBetween */.Y)(today, until) > free.maxDays)
        say(at, `a waiver runs for ${(0,days/* daysBetween */.Y)(today, until)} days, and the organisation takes ${free.maxDays} at the most`);
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
        const rank = (stage) => model/* stages */._$.indexOf(stage);
        return days.find((day) => day !== undefined && rank((0,levels/* stageOf */.gV)(below, rule, day)) < rank((0,levels/* stageOf */.gV)(above, rule, day)));
    };
    const named = new Set([...Object.keys(above?.rules ?? {}), ...Object.keys(below.rules)]);
    for (const rule of [undefined, ...named]) {
        const day = late(rule ?? "");
        const own = rule === undefined ? undefined : below.rules[rule];
        const at = own?.enforceFrom?.at ?? own?.warnFrom?.at ?? own?.stage?.at ?? below.at;
        if (day !== undefined && (own || late("") === undefined || rule === undefined))
            say(at, `the rollout${own ? ` of \`${rule}\`` : ""} is at ${(0,levels/* stageOf */.gV)(below, rule ?? "", day)} on ${day}, and the organisation's is at ${(0,levels/* stageOf */.gV)(above, rule ?? "", day)}`);
    }
}
function overFreedom({ grantable, waivable }, below, say) {
    const own = below.grantable;
    if (own &&
        !(grantable && covers(grantable, own) && own.may.every((capability) => grantable.may.includes(capability))))
        say(own.at, "`grantable` is for the organisation to say");
    const free = below.waivable;
    if (free &&
        !(waivable && free.maxDays <= waivable.maxDays && free.rules.every((rule) => (0,dates/* isWaivable */.uF)(waivable.rules, rule))))
        say(free.at, "`waivable` is for the organisation to say");
}


/***/ })

};
;