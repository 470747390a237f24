"use strict";
exports.id = 231;
exports.ids = [231];
exports.modules = {

/***/ 2596:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ daysBetween)
/* harmony export */ });
function daysBetween(from, to) {
    return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}


/***/ }),

/***/ 8231:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  decide: () => (/* binding */ decide)
});

// EXTERNAL MODULE: ./build/bundle/src/capability.js
var capability = __webpack_require__(4901);
// EXTERNAL MODULE: ./build/bundle/src/policy.js
var src_policy = __webpack_require__(3609);
// EXTERNAL MODULE: ./build/bundle/src/text.js
var src_text = __webpack_require__(80);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/days.js
var days = __webpack_require__(2596);
// EXTERNAL MODULE: ./build/bundle/src/rule.js
var rule = __webpack_require__(1957);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/levels.js
var decide_levels = __webpack_require__(2416);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/faults.js



const notice = 14;
function dated({ grants, waivers }, today, longest, isAbove = false) {
    const all = [...grants.map((entry) => ({ entry, what: "grant" })), ...waivers.map((entry) => ({ entry, what: "waiver" }))];
    return all.flatMap(({ what, entry }) => {
        const { until, owner, at } = entry;
        if (until === undefined)
            return [];
        const say = (about, message) => [{ about: isAbove ? "ending" : about, message: `the ${what} of ${owner} ${message}`, at, identity: identityOfEntry(entry) }];
        const left = (0,days/* daysBetween */.Y)(today, until);
        if (left < 0)
            return say("ended", `ended on ${until} and counts no more`);
        if (what === "waiver" && left > longest)
            return say("far", `runs until ${until}, ${left} days; ${longest} are taken at the most, so it does not count`);
        return left <= notice ? say("ending", `ends on ${until}, ${left === 0 ? "which is today" : `in ${left} ${left === 1 ? "day" : "days"}`}`) : [];
    });
}
function identityOfEntry(entry) {
    const { profiles, paths, hosts, owner, until } = entry;
    return JSON.stringify(["rule" in entry ? entry.rule : entry.may, profiles, paths, hosts, owner, until]);
}
function isWaivable(rules, rule) {
    return rules.includes(rule) || rules.includes(rule.split("/")[0] ?? rule);
}
function isLaterThan(upper, lower, today) {
    const rollouts = [upper, lower].flatMap(({ policy: { rollout } }) => rollout ?? []);
    const days = rollouts.flatMap((rollout) => [rollout, ...Object.values(rollout.rules)]).flatMap(({ warnFrom, enforceFrom }) => [warnFrom?.value ?? today, enforceFrom?.value ?? today]);
    const rank = ({ policy: { rollout } }, rule, day) => stages.indexOf(stageOf(rollout, rule, day));
    return ["", ...rollouts.flatMap(({ rules }) => Object.keys(rules))].some((rule) => [today, ...days].some((day) => day >= today && rank(lower, rule, day) < rank(upper, rule, day)));
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/scope.js
function covers(one, other) {
    const all = (narrow, wide, isIn) => wide.length === 0 || (narrow.length > 0 && narrow.every((word) => wide.some((glob) => isIn(word, glob))));
    return all(other.profiles, one.profiles, isWithin) && all(other.paths, one.paths, isWithin) && all(other.hosts, one.hosts, (word, host) => word === host);
}
function isWithin(pattern, glob) {
    if (pattern === glob || glob === "**")
        return true;
    const [, start = "", deep, end = ""] = /^([^*?[\]{}\\]*)(\*\*?)([^*?[\]{}\\]*)$/.exec(glob) ?? [];
    if (deep === undefined || !pattern.startsWith(start) || !pattern.endsWith(end) || pattern.length < start.length + end.length)
        return false;
    const between = pattern.slice(start.length, pattern.length - end.length);
    if (deep === "**")
        return start.endsWith("/") && end === "" && between !== "";
    return !between.includes("/") && !between.includes("**") && !(between === "" && start === "");
}
function mayMeet(one, other) {
    const meet = (some, others, clash) => some.length === 0 || others.length === 0 || some.some((a) => others.some((b) => !clash(a, b)));
    return meet(one.profiles, other.profiles, startsOtherwise) && meet(one.paths, other.paths, startsOtherwise) && meet(one.hosts, other.hosts, (a, b) => a !== b);
}
function situationsOf(scope, above, below) {
    if (!scope)
        return [{ above: () => false, below: () => false }];
    const sure = new Set(above.filter((override) => covers(override, scope)));
    const ours = new Set(below.filter((override) => covers(override, scope)));
    const others = above.filter((override) => !sure.has(override) && mayMeet(override, scope));
    return [
        { above: (override) => sure.has(override), below: (override) => ours.has(override) },
        ...others.map((other) => ({ above: (override) => override === other || sure.has(override), below: (override) => ours.has(override) || covers(override, other) })),
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

// EXTERNAL MODULE: ./build/bundle/src/policy/decide/standing.js
var standing = __webpack_require__(795);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/attempts.js







function attempts(upper, lower, today) {
    const faults = new Map();
    const say = (at, message) => {
        const said = `${message}; what the organisation decided stands`;
        faults.set(JSON.stringify([at.source.path, at.span.start, said]), { about: "loosened", message: said, at });
    };
    const { policy: above } = upper;
    const { policy: below } = lower;
    const scopes = [{ scope: undefined, ceiling: below.ceiling, rules: below.rules }, ...below.overrides.map((override) => ({ scope: override, ceiling: override.ceiling, rules: override.rules }))];
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
    const longest = Math.min(standing/* waiverDays */.EA[above.preset], standing/* waiverDays */.EA[below.preset]);
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
            const up = (0,standing/* ruleOf */.Y)(id)?.options?.[name]?.tightens === "up";
            const counting = situations.filter(({ below }) => lower.optionIn(below, id, name) === option);
            const limit = counting.map(({ above }) => upper.optionIn(above, id, name).value).find((most) => (up ? option.value < most : option.value > most));
            if (limit !== undefined)
                say(option.at, `\`${name}\` of \`${key}\` is ${option.value}, and the organisation's is ${limit}`);
        }
    }
}
function overLevel(upper, lower, { id, kind, level }, situations, say) {
    const kinds = kind === undefined ? [undefined, ...Object.keys((0,standing/* ruleOf */.Y)(id)?.kinds ?? {})] : [kind];
    for (const one of kinds) {
        const counting = situations.filter(({ below }) => lower.decidedIn(below, id, one) === level);
        const limit = counting.map(({ above }) => upper.decidedIn(above, id, one).value).find((least) => (0,decide_levels/* isLaxer */.Vi)(level.value, least));
        const key = kind === undefined ? id : `${id}/${kind}`;
        if (limit)
            return say(level.at, `\`${key}\` is ${level.value}, and the organisation's ${one === kind ? "is" : `\`${id}/${one}\` is`} ${limit}`);
    }
}
function overGrant(upper, grant, today, say) {
    const { policy: above } = upper;
    const situations = situationsOf(grant, above.overrides, []);
    const free = above.grantable;
    const given = above.grants.filter((other) => (other.until === undefined || other.until >= today) && covers(other, grant)).flatMap(({ may }) => may);
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
    if (above.waivers.some((other) => isWaivable([other.rule], rule) && other.until >= until && (0,days/* daysBetween */.Y)(today, other.until) <= standing/* waiverDays */.EA[above.preset] && covers(other, waiver)))
        return;
    if (!free || !isWaivable(free.rules, rule))
        say(at, `a waiver excuses \`${rule}\`, which the organisation does not call waivable`);
    else if ((0,days/* daysBetween */.Y)(today, until) > free.maxDays)
        say(at, `a waiver runs for ${(0,days/* daysBetween */.Y)(today, until)} days, and the organisation takes ${free.maxDays} at the most`);
}
function overRollout({ rollout: above }, { rollout: below }, today, say) {
    if (!below)
        return;
    const schedules = [above, below].flatMap((rollout) => (rollout ? [rollout, ...Object.values(rollout.rules)] : []));
    const days = [today, ...schedules.flatMap(({ warnFrom, enforceFrom }) => [warnFrom?.value, enforceFrom?.value]).filter((day) => day !== undefined && day > today)].sort();
    const late = (rule) => {
        const rank = (stage) => src_policy/* stages */._$.indexOf(stage);
        return days.find((day) => day !== undefined && rank((0,decide_levels/* stageOf */.gV)(below, rule, day)) < rank((0,decide_levels/* stageOf */.gV)(above, rule, day)));
    };
    const named = new Set([...Object.keys(above?.rules ?? {}), ...Object.keys(below.rules)]);
    for (const rule of [undefined, ...named]) {
        const day = late(rule ?? "");
        const own = rule === undefined ? undefined : below.rules[rule];
        const at = own?.enforceFrom?.at ?? own?.warnFrom?.at ?? own?.stage?.at ?? below.at;
        if (day !== undefined && (own || late("") === undefined || rule === undefined))
            say(at, `the rollout${own ? ` of \`${rule}\`` : ""} is at ${(0,decide_levels/* stageOf */.gV)(below, rule ?? "", day)} on ${day}, and the organisation's is at ${(0,decide_levels/* stageOf */.gV)(above, rule ?? "", day)}`);
    }
}
function overFreedom({ grantable, waivable }, below, say) {
    const own = below.grantable;
    if (own && !(grantable && covers(grantable, own) && own.may.every((capability) => grantable.may.includes(capability))))
        say(own.at, "`grantable` is for the organisation to say");
    const free = below.waivable;
    if (free && !(waivable && free.maxDays <= waivable.maxDays && free.rules.every((rule) => isWaivable(waivable.rules, rule))))
        say(free.at, "`waivable` is for the organisation to say");
}

// EXTERNAL MODULE: ./build/bundle/src/policy/decide/selector.js + 1 modules
var selector = __webpack_require__(2810);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/index.js









async function decide(policy, today, upper) {
    const policies = upper ? [upper, policy] : [policy];
    const matcher = await (0,selector/* matcherFor */.s)(policies);
    const selects = (0,selector/* selectsBy */.N)(matcher);
    const longest = Math.min(...policies.map(({ preset }) => standing/* waiverDays */.EA[preset]));
    const own = (0,standing/* standingOf */.YP)(policy, today, selects, longest);
    const above = upper && (0,standing/* standingOf */.YP)(upper, today, selects);
    const isSilent = ({ at }) => policy.presetAt === undefined && at.source.path === (0,src_policy/* presetPlace */.zp)(policy.preset).source.path;
    const granted = (grant, about) => {
        const free = upper?.grantable;
        return free && selects(free, about) ? grant.may.filter((capability) => free.may.includes(capability)) : [];
    };
    const inherited = (rule, kind, about) => {
        const decided = above?.decided(rule, kind, about);
        const judgement = (0,standing/* ruleOf */.Y)(rule);
        const isOpen = kind === undefined && judgement?.levelsUnstated && upper && decided?.at.source.path === (0,src_policy/* presetPlace */.zp)(upper.preset).source.path;
        return isOpen && own.ceiling(about).stated ? judgement.levels[upper.preset] : decided?.value;
    };
    const levelOn = (day, rule, kind, about) => {
        if (!above)
            return own.level(rule, kind, about, day);
        const decided = own.decided(rule, kind, about);
        const limit = above.level(rule, kind, about, day);
        const level = isSilent(decided) ? inherited(rule, kind, about) : decided.value;
        const isSaid = !isSilent(decided) || policy.rollout !== undefined;
        return level === undefined ? limit : (0,decide_levels/* stricter */.Rn)(limit, (0,decide_levels/* capped */.uo)(level, isSaid ? (0,decide_levels/* stageOf */.gV)(policy.rollout, rule, day) : (0,decide_levels/* stageOf */.gV)(upper?.rollout, rule, day)));
    };
    return {
        sources: [...(upper?.sources ?? []), ...policy.sources.filter(({ ref }) => !upper || policy.presetAt !== undefined || !ref.startsWith("preset:"))],
        standings: policies,
        hosts: upper ? under(upper.hosts, policy.hosts) : policy.hosts,
        baseline: upper?.baseline?.value === "refuse" ? "refuse" : (policy.baseline?.value ?? "allow"),
        faults: [...(upper ? dated(upper, today, standing/* waiverDays */.EA[upper.preset], true) : []), ...[...dated(policy, today, longest), ...(above ? attempts(above, own, today) : [])].map((fault) => atHome(fault, policy))],
        unused(about, findings) {
            const isOurs = ({ at, until }) => !(0,src_policy/* isForeign */.jq)(at) && (until === undefined || until >= today);
            const grants = policy.grants.filter((grant) => isOurs(grant) && !about.some((one) => selects(grant, one)));
            const waivers = policy.waivers.filter((waiver) => isOurs(waiver) && !findings.some((finding) => (0,standing/* isAbout */.KH)(waiver, finding) && selects(waiver, aboutOf(finding))));
            return [
                ...grants.map((grant) => ({ message: `the grant of ${grant.owner} is about no profile`, at: grant.at, identity: identityOfEntry(grant) })),
                ...waivers.map((waiver) => ({ message: `the waiver of ${waiver.owner} for \`${waiver.rule}\` is about no finding`, at: waiver.at, identity: identityOfEntry(waiver) })),
            ];
        },
        upcoming(findings) {
            const levels = new Map(findings.map((finding) => [finding, finding.severity]));
            return steps(policies, today).flatMap((day) => {
                const rising = { warn: new Map(), enforce: new Map() };
                for (const finding of findings) {
                    const level = levelOn(day, finding.rule, finding.kind, aboutOf(finding));
                    const { [level === "error" ? "enforce" : "warn"]: rules } = rising;
                    if ((0,decide_levels/* isLaxer */.Vi)(levels.get(finding) ?? "off", level))
                        rules.set(finding.rule, (rules.get(finding.rule) ?? 0) + 1);
                    levels.set(finding, level);
                }
                return ["warn", "enforce"].flatMap((stage) => {
                    const rules = rising[stage];
                    return rules.size === 0 ? [] : [{ day, stage, findings: [...rules.values()].reduce((sum, count) => sum + count), rules }];
                });
            });
        },
        levelOf: (rule, kind, about) => levelOn(today, rule, kind, about),
        optionsOf(rule, about) {
            const names = Object.entries((0,standing/* ruleOf */.Y)(rule)?.options ?? {});
            return Object.fromEntries(names.map(([name, { tightens }]) => {
                const mine = own.option(rule, name, about);
                if (!above)
                    return [name, mine.value];
                const limit = above.option(rule, name, about).value;
                return [name, isSilent(mine) ? limit : tightens === "up" ? Math.max(limit, mine.value) : Math.min(limit, mine.value)];
            }));
        },
        allowance(host, item) {
            const about = { host, item, path: item.files[0] ?? "" };
            const [mine, mineGrants] = [own.ceiling(about), own.grants(about)];
            if (!above)
                return allowed(mine.value.value, mineGrants.current.flatMap(({ may }) => may), mine.value.at, mine.stated, mineGrants.ended);
            const [theirs, theirGrants] = [above.ceiling(about), above.grants(about)];
            const most = new Set([...theirs.value.value, ...theirGrants.current.flatMap(({ may }) => may), ...mineGrants.current.flatMap((grant) => granted(grant, about))]);
            const narrow = mine.stated ? mine.value.value.filter((capability) => theirs.value.value.includes(capability)) : theirs.value.value;
            const added = [...theirGrants.current, ...mineGrants.current].flatMap(({ may }) => may).filter((capability) => most.has(capability));
            const isNarrowed = mine.stated && narrow.length < theirs.value.value.length;
            return allowed(narrow, added, isNarrowed ? mine.value.at : theirs.value.at, theirs.stated || mine.stated, [...theirGrants.ended, ...mineGrants.ended]);
        },
        ignored: (path) => (upper ?? policy).ignore.find(({ paths }) => paths.some((glob) => matcher(path, glob))),
        waiver(finding) {
            const about = aboutOf(finding);
            if (!above || !upper)
                return own.waiver(finding, about);
            const free = upper.waivable;
            return above.waiver(finding, about) ?? own.waiver(finding, about, ({ rule, until }) => free !== undefined && isWaivable(free.rules, rule) && (0,days/* daysBetween */.Y)(today, until) <= free.maxDays);
        },
    };
}
function allowed(ceiling, added, at, stated, ended) {
    const may = (0,capability/* inOrder */.a)([...ceiling, ...added]);
    const more = may.filter((capability) => !ceiling.includes(capability));
    const late = ended[0];
    const over = late ? `; the grant at ${late.at.source.path}:${(0,src_text/* positionAt */.t$)(late.at.source, late.at.span.start).line} ended on ${late.until}` : "";
    return { may, granted: more, from: `the ceiling of ${at.source.path} (${ceiling.join(", ") || "nothing"})${more.length > 0 ? ` and its grants (${more.join(", ")})` : ""}${over}`, stated };
}
function atHome(fault, { sources }) {
    let at = fault.at;
    for (let steps = 0; (0,src_policy/* isForeign */.jq)(at) && steps < sources.length; steps++) {
        const named = sources.find(({ ref }) => ref === at.source.path)?.at;
        if (!named)
            return fault;
        at = named;
    }
    return at === fault.at ? fault : { ...fault, at, related: [{ message: "written here", at: fault.at }] };
}
function aboutOf({ host, item, at }) {
    return { host, item, path: item?.files[0] ?? at.source.path };
}
function steps(policies, today) {
    const schedules = policies.flatMap(({ rollout }) => (rollout ? [rollout, ...Object.values(rollout.rules)] : []));
    const days = schedules.flatMap(({ warnFrom, enforceFrom }) => [warnFrom?.value, enforceFrom?.value]);
    return [...new Set(days.filter((day) => day !== undefined && day > today))].sort();
}
function under(upper, lower) {
    const ids = new Set([...Object.keys(upper), ...Object.keys(lower)]);
    return Object.fromEntries([...ids].map((id) => {
        const [above, below] = [upper[id], lower[id]];
        const known = new Set(above?.dirs.map(({ value }) => value));
        return [id, { dirs: [...(above?.dirs ?? []), ...(below?.dirs ?? []).filter(({ value }) => !known.has(value))], edition: above?.edition ?? below?.edition }];
    }));
}


/***/ }),

/***/ 2416:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rn: () => (/* binding */ stricter),
/* harmony export */   Vi: () => (/* binding */ isLaxer),
/* harmony export */   gV: () => (/* binding */ stageOf),
/* harmony export */   uo: () => (/* binding */ capped)
/* harmony export */ });
/* unused harmony export order */
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9994);

const order = ["off", ..._finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .g];
function stricter(one, other) {
    return order.indexOf(one) >= order.indexOf(other) ? one : other;
}
function isLaxer(one, other) {
    return order.indexOf(one) < order.indexOf(other);
}
function capped(level, stage) {
    const most = stage === "observe" ? "note" : stage === "warn" ? "warning" : "error";
    return isLaxer(most, level) ? most : level;
}
function stageOf(rollout, rule, today) {
    if (!rollout)
        return "enforce";
    return stageIn(rollout.rules[rule], today) ?? stageIn(rollout, today) ?? "enforce";
}
function stageIn(schedule, today) {
    if (!schedule)
        return undefined;
    if (schedule.enforceFrom && schedule.enforceFrom.value <= today)
        return "enforce";
    if (schedule.warnFrom && schedule.warnFrom.value <= today)
        return "warn";
    if (schedule.stage)
        return schedule.stage.value;
    return schedule.enforceFrom ?? schedule.warnFrom ? "observe" : undefined;
}


/***/ }),

/***/ 2810:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ matcherFor),
  N: () => (/* binding */ selectsBy)
});

// EXTERNAL MODULE: ./build/bundle/src/fact.js
var fact = __webpack_require__(7557);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/glob.js
function globOf(rows, classOf) {
    const patterns = rows.map((row) => row.flatMap((segment, i) => (segment !== "**" ? [segmentOf(segment, classOf)] : i === row.length - 1 ? [() => true, undefined] : [undefined])));
    return (text) => {
        const segments = text.split("/");
        return patterns.some((pattern) => matches(pattern, segments));
    };
}
function segmentOf(segment, classOf) {
    const parts = [...segment.matchAll(/\\[^]|\[[!^]?\]?(?:\[:\w+:\]|[^\]])*\]|[^]/g)].map(([token]) => {
        if (token === "*")
            return undefined;
        if (token === "?")
            return () => true;
        if (token.length > 2)
            return classOf(token);
        const literal = token.at(-1);
        return (character) => character === literal;
    });
    return (text) => matches(parts, text);
}
function matches(pattern, items) {
    let part = 0;
    let item = 0;
    let open = -1;
    let resumed = 0;
    while (item < items.length) {
        const test = pattern[part];
        const current = items[item];
        if (part < pattern.length && test === undefined)
            [open, resumed] = [part++, item];
        else if (test && current !== undefined && test(current))
            [part, item] = [part + 1, item + 1];
        else if (open >= 0)
            [part, item] = [open + 1, ++resumed];
        else
            return false;
    }
    while (part < pattern.length && pattern[part] === undefined)
        part++;
    return part === pattern.length;
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/selector.js


async function matcherFor(policies) {
    const some = policies.some(({ grants, ignore, overrides, waivers, grantable }) => grants.length + ignore.length + overrides.length + waivers.length > 0 || grantable);
    if (!some)
        return () => false;
    const { Minimatch } = await __webpack_require__.e(/* import() */ 701).then(__webpack_require__.bind(__webpack_require__, 2701));
    const options = { dot: true, nocomment: true, nonegate: true, noext: true, platform: "linux" };
    const classOf = (set) => {
        const one = new Minimatch(`x${set}`, options);
        return (character) => one.match(`x${character}`);
    };
    const compiled = new Map();
    return (text, glob) => {
        let matches = compiled.get(glob);
        if (!matches)
            compiled.set(glob, (matches = globOf(new Minimatch(glob, options).globParts, classOf)));
        return matches(text);
    };
}
function selectsBy(matcher) {
    return ({ profiles, paths, hosts }, { host, item, path }) => {
        const name = item?.profile && (0,fact/* known */.eO)(item.profile.name);
        return ((hosts.length === 0 || (host !== null && hosts.includes(host))) &&
            (profiles.length === 0 || profiles.some((glob) => glob === "*" || glob === "**" || (name !== undefined && matcher(inOneWord(name), inOneWord(glob))))) &&
            (paths.length === 0 || paths.some((glob) => matcher(path, glob))));
    };
}
function inOneWord(name) {
    return name.replaceAll("/", "\u2215");
}


/***/ }),

/***/ 795:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EA: () => (/* binding */ waiverDays),
/* harmony export */   KH: () => (/* binding */ isAbout),
/* harmony export */   Y: () => (/* binding */ ruleOf),
/* harmony export */   YP: () => (/* binding */ standingOf)
/* harmony export */ });
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4980);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3609);
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2596);
/* harmony import */ var _levels_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2416);




const presetCeiling = ["read"];
const waiverDays = { recommended: 180, strict: 90 };
function standingOf(policy, today, selects, longest = waiverDays[policy.preset]) {
    const preset = (0,_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .presetPlace */ .zp)(policy.preset);
    function* told(world, own) {
        for (let i = policy.overrides.length - 1; i >= 0; i--) {
            const override = policy.overrides[i];
            const stated = override && own(override);
            if (override && stated && world(override))
                yield stated;
        }
        const general = own(policy);
        if (!general)
            return;
        yield general;
        yield* general.over ?? [];
    }
    const isStated = (world) => first(told(world, (part) => part.ceiling)) !== undefined;
    function* level(id, kind, world) {
        const rule = ruleOf(id);
        if (kind !== undefined)
            yield* told(world, ({ rules: own }) => own[`${id}/${kind}`]?.level);
        const ofKind = kind === undefined ? undefined : rule?.kinds?.[kind];
        const levels = ofKind ?? (rule?.levelsUnstated && !isStated(world) ? rule.levelsUnstated : rule?.levels);
        const silent = { value: levels?.[policy.preset] ?? "error", at: preset };
        if (!ofKind || silent.value !== "off")
            yield* told(world, ({ rules: own }) => own[id]?.level);
        yield silent;
    }
    function* option(id, name, world) {
        yield* told(world, ({ rules: own }) => own[id]?.options[name]);
        yield { value: ruleOf(id)?.options?.[name]?.presets[policy.preset] ?? 0, at: preset };
    }
    function* ceiling(world) {
        yield* told(world, (part) => part.ceiling);
        yield { value: presetCeiling, at: preset };
    }
    const around = (about) => (override) => about !== undefined && selects(override, about);
    const decided = (id, kind, about) => foremost(level(id, kind, around(about)));
    return {
        policy,
        decided,
        level: (id, kind, about, day) => (0,_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .capped */ .uo)(decided(id, kind, about).value, (0,_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .stageOf */ .gV)(policy.rollout, id, day)),
        option: (id, name, about) => foremost(option(id, name, around(about))),
        ceiling: (about) => ({ value: foremost(ceiling(around(about))), stated: isStated(around(about)) }),
        decidedIn: (world, id, kind) => foremost(level(id, kind, world)),
        optionIn: (world, id, name) => foremost(option(id, name, world)),
        ceilingIn: (world) => foremost(ceiling(world)),
        said: {
            level: (id, kind, about) => level(id, kind, around(about)),
            option: (id, name, about) => option(id, name, around(about)),
            ceiling: (about) => ceiling(around(about)),
        },
        overrides: (about) => policy.overrides.filter((override) => selects(override, about)),
        grants(about) {
            const matching = policy.grants.filter((grant) => selects(grant, about));
            return { current: matching.filter(({ until }) => until === undefined || until >= today), ended: matching.filter(({ until }) => until !== undefined && until < today) };
        },
        waiver: (finding, about, free = () => true) => policy.waivers.find((waiver) => isAbout(waiver, finding) && selects(waiver, about) && waiver.until >= today && (0,_days_js__WEBPACK_IMPORTED_MODULE_3__/* .daysBetween */ .Y)(today, waiver.until) <= longest && free(waiver)),
    };
}
function first(some) {
    for (const one of some)
        return one;
    return undefined;
}
function foremost(some) {
    for (const one of some)
        return one;
    throw new Error("nothing was said");
}
function isAbout({ rule }, finding) {
    return rule === finding.rule || rule === `${finding.rule}/${finding.kind}`;
}
function ruleOf(id) {
    return Object.hasOwn(_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a, id) ? _catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a[id] : undefined;
}


/***/ })

};
;