"use strict";
exports.id = 2126;
exports.ids = [2126];
exports.modules = {

/***/ 7277:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eo: () => (/* binding */ stated),
/* harmony export */   LO: () => (/* binding */ missing),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   TU: () => (/* binding */ implied),
/* harmony export */   eO: () => (/* binding */ known)
/* harmony export */ });
function known(fact) {
    return fact.state === "stated" || fact.state === "implied" ? fact.value : undefined;
}
function stated(value, at) {
    return { state: "stated", value, at };
}
function implied(value, at, because) {
    return { state: "implied", value, at, because };
}
function missing(at) {
    return { state: "missing", at };
}
function unreadable(at, problem) {
    return { state: "unreadable", at, problem };
}


/***/ }),

/***/ 3212:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S1: () => (/* binding */ noticeDays),
/* harmony export */   gi: () => (/* binding */ expiryProblems),
/* harmony export */   uF: () => (/* binding */ isWaivable),
/* harmony export */   wA: () => (/* binding */ identityOfEntry)
/* harmony export */ });
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77034);
/* harmony import */ var _sanitize_counted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14135);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46447);



const noticeDays = 14;
function expiryProblems({ grants, waivers }, today, longest, { isOrganisation = false } = {}) {
    const dated = [
        ...grants.map((entry) => ({ entry, what: "grant" })),
        ...waivers.map((entry) => ({ entry, what: "waiver" })),
    ];
    const ending = new Map();
    const faults = dated.flatMap(({ what, entry }) => {
        const { until, owner, at } = entry;
        if (until === undefined)
            return [];
        const problem = (topic, message) => [
            {
                topic: isOrganisation ? "expiring" : topic,
                message: `this ${what} (owner ${owner}) ${message}`,
                at,
                identity: identityOfEntry(entry),
            },
        ];
        const left = (0,_days_js__WEBPACK_IMPORTED_MODULE_0__/* .daysBetween */ .Y)(today, until);
        if (left < 0)
            return problem("expired", `ended on ${until} and no longer applies; renew it or remove it`);
        if (what === "waiver" && left > longest)
            return problem("too-long", `runs for ${left} days, until ${until}, and is ignored; the limit is ${(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(longest, "day")}`);
        const key = JSON.stringify([owner, until]);
        if (left <= noticeDays)
            (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_2__/* .addTo */ .DN)(ending, key, { what, entry });
        return [];
    });
    return [...faults, ...[...ending.values()].flatMap((entries) => endingProblem(entries, today))];
}
function endingProblem(entries, today) {
    const [first, ...others] = entries;
    if (!first)
        return [];
    const { at, owner, until = today } = first.entry;
    const left = (0,_days_js__WEBPACK_IMPORTED_MODULE_0__/* .daysBetween */ .Y)(today, until);
    const when = `${left === 0 ? "today" : `in ${(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(left, "day")}`}, on ${until}`;
    if (others.length === 0)
        return [
            {
                topic: "expiring",
                message: `this ${first.what} (owner ${owner}) ends ${when}; renew it if it is still needed`,
                at,
                identity: identityOfEntry(first.entry),
            },
        ];
    const counts = ["grant", "waiver"].flatMap((what) => {
        const count = entries.filter((entry) => entry.what === what).length;
        return count === 0 ? [] : [(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(count, what)];
    });
    return [
        {
            topic: "expiring",
            message: `${counts.join(" and ")} of ${owner} end ${when}; renew those that are still needed`,
            at,
            identity: JSON.stringify(entries.map(({ entry }) => identityOfEntry(entry))),
            related: others.map(({ what, entry }) => ({ message: `this ${what} ends too`, at: entry.at })),
        },
    ];
}
function identityOfEntry(entry) {
    const { profiles, paths, hosts, settings = [], skills = [], owner, until } = entry;
    const besides = settings.length + skills.length > 0 ? [settings, skills] : [];
    return JSON.stringify(["rule" in entry ? entry.rule : entry.may, profiles, paths, hosts, owner, until, ...besides]);
}
function isWaivable(rules, rule) {
    return rules.includes(rule) || rules.includes(rule.split("/")[0] ?? rule);
}


/***/ }),

/***/ 77034:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ dayAfter),
/* harmony export */   Y: () => (/* binding */ daysBetween)
/* harmony export */ });
function daysBetween(from, to) {
    return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
function dayAfter(day, days) {
    return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
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

/***/ 60364:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IH: () => (/* binding */ asOneSegment),
/* harmony export */   Mg: () => (/* binding */ isAnyName),
/* harmony export */   Nd: () => (/* binding */ selectsBy),
/* harmony export */   l2: () => (/* binding */ patternMatcher),
/* harmony export */   sp: () => (/* binding */ matcherFor)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7277);

async function matcherFor(policies) {
    const hasPatterns = policies.some(({ grants, ignore, overrides, waivers, grantable, servers, models }) => grants.length + ignore.length + overrides.length + waivers.length > 0 || grantable || servers || models);
    return hasPatterns ? patternMatcher() : () => false;
}
async function patternMatcher() {
    const [{ Minimatch }, { globOf }] = await Promise.all([__webpack_require__.e(/* import() */ 3581).then(__webpack_require__.bind(__webpack_require__, 33581)), __webpack_require__.e(/* import() */ 8471).then(__webpack_require__.bind(__webpack_require__, 38471))]);
    const options = { dot: true, nocomment: true, nonegate: true, noext: true, platform: "linux" };
    const classOf = (set) => {
        const pattern = new Minimatch(`x${set}`, options);
        return (character) => pattern.match(`x${character}`);
    };
    const compiled = new Map();
    return (text, pattern) => {
        let matches = compiled.get(pattern);
        if (!matches)
            compiled.set(pattern, (matches = globOf(new Minimatch(pattern, options).globParts, classOf)));
        return matches(text);
    };
}
function selectsBy(matcher) {
    return (selector, ref) => {
        const { profiles, paths, hosts } = selector;
        const { host, item, path } = ref;
        const name = item?.profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)(item.profile.name);
        return (isAbout(selector, ref, matcher) &&
            (hosts.length === 0 || (host !== null && hosts.includes(host))) &&
            (profiles.length === 0 ||
                profiles.some((pattern) => isAnyName(pattern) || (name !== undefined && matcher(asOneSegment(name), asOneSegment(pattern))))) &&
            (paths.length === 0 || paths.some((pattern) => matcher(path, pattern))));
    };
}
function isAnyName(pattern) {
    return pattern === "*" || pattern === "**";
}
function isAbout({ settings, skills = [] }, { path, beside }, matcher) {
    if (beside?.kind === "settings")
        return settings?.some((pattern) => matcher(path, pattern)) ?? true;
    if (settings !== undefined && settings.length > 0)
        return false;
    return skills.length === 0 || (beside?.kind === "skill" && skills.some((pattern) => matcher(beside.path, pattern)));
}
function asOneSegment(name) {
    return name.replace(/[/\u2215]/g, (character) => (character === "/" ? "\u2215" : "/"));
}


/***/ }),

/***/ 2126:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   diffEntries: () => (/* binding */ diffEntries),
/* harmony export */   newEntries: () => (/* binding */ newEntries)
/* harmony export */ });
/* harmony import */ var _decide_dates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3212);
/* harmony import */ var _decide_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24249);


function diffEntries(old, fresh, today, placeOf, report) {
    const isCurrent = currentOn(today);
    diffList(old.grants.filter(isCurrent), fresh.grants.filter(isCurrent), {
        includes: includesGrant,
        entry: "grant",
        name: ({ owner, may }) => `the grant of ${owner} (${may.join(", ")})`,
        gone: placeOf("grants"),
        report,
    });
    diffList(old.waivers.filter(isCurrent), fresh.waivers.filter(isCurrent), {
        includes: includesWaiver,
        entry: "waiver",
        name: ({ owner, rule }) => `the waiver of ${owner} for \`${rule}\``,
        gone: placeOf("waivers"),
        report,
    });
    diffIgnores(old, fresh, placeOf("ignore"), report);
    diffGrantable(old.grantable, fresh.grantable, placeOf("grantable"), report);
    diffWaivable(old.waivable, fresh.waivable, placeOf("waivable"), report);
}
function newEntries(old, fresh, today) {
    const isCurrent = currentOn(today);
    const newIn = (before, after, includes) => {
        const [current, next] = [before.filter(isCurrent), after.filter(isCurrent)];
        return next.filter((entry) => !current.some((candidate) => includes(candidate, entry)) &&
            editedFrom(entry, current, next, includes) === undefined);
    };
    return {
        grants: newIn(old.grants, fresh.grants, includesGrant),
        waivers: newIn(old.waivers, fresh.waivers, includesWaiver),
    };
}
function currentOn(today) {
    return ({ until }) => until === undefined || until >= today;
}
function includesGrant(wide, narrow) {
    return outlasts(wide, narrow) && narrow.may.every((capability) => wide.may.includes(capability));
}
function includesWaiver(wide, narrow) {
    return outlasts(wide, narrow) && (wide.rule === narrow.rule || narrow.rule.startsWith(`${wide.rule}/`));
}
function editedFrom(entry, old, fresh, includes) {
    const isKept = (candidate) => fresh.some((next) => next !== entry && includes(next, candidate) && includes(candidate, next));
    return old.find((candidate) => candidate.owner === entry.owner && isSimilar(candidate, entry) && !isKept(candidate));
}
function diffList(old, fresh, { includes, entry: kind, name, gone, report }) {
    for (const entry of fresh) {
        if (old.some((candidate) => includes(candidate, entry)))
            continue;
        const previous = editedFrom(entry, old, fresh, includes);
        const message = previous ? `covers more than before${datesText(previous, entry)}` : "is new";
        report("looser", entry.at, `${name(entry)} ${message}`, previous?.at, previous ? undefined : kind);
    }
    for (const entry of old) {
        if (fresh.some((candidate) => includes(candidate, entry)))
            continue;
        const narrowed = fresh.find((candidate) => includes(entry, candidate));
        const message = narrowed
            ? `${name(narrowed)} covers less than before${datesText(entry, narrowed)}`
            : `${name(entry)} is removed`;
        report("tighter", narrowed?.at ?? gone, message, entry.at);
    }
}
function outlasts(wide, narrow) {
    return ((0,_decide_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .selectorCovers */ .Gw)(wide, narrow) &&
        (wide.until === undefined || (narrow.until !== undefined && narrow.until <= wide.until)));
}
function isSimilar(a, b) {
    return ((0,_decide_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .selectorCovers */ .Gw)(a, b) ||
        (0,_decide_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .selectorCovers */ .Gw)(b, a) ||
        ["profiles", "paths", "settings", "skills"].some((key) => (a[key] ?? []).some((pattern) => (b[key] ?? []).includes(pattern))));
}
function datesText(before, after) {
    return before.until === after.until ? "" : ` (until ${after.until ?? "any day"}, was ${before.until ?? "any day"})`;
}
function diffIgnores(old, fresh, gone, report) {
    const [before, after] = [ignoredPaths(old), ignoredPaths(fresh)];
    for (const { paths, at } of fresh.ignore) {
        const added = paths.filter((path) => !before.some((wider) => (0,_decide_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .isPathWithin */ .ZU)(path, wider)));
        if (added.length > 0)
            report("looser", at, `\`ignore\` excludes ${quoted(added)}`);
    }
    for (const { paths, at } of old.ignore) {
        const removed = paths.filter((path) => !after.some((wider) => (0,_decide_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .isPathWithin */ .ZU)(path, wider)));
        const partly = removed.filter((path) => after.some((narrower) => (0,_decide_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .isPathWithin */ .ZU)(narrower, path)));
        const wholly = removed.filter((path) => !partly.includes(path));
        if (partly.length > 0)
            report("tighter", gone, `\`ignore\` no longer excludes all of ${quoted(partly)}`, at);
        if (wholly.length > 0)
            report("tighter", gone, `\`ignore\` no longer excludes ${quoted(wholly)}`, at);
    }
}
function ignoredPaths({ ignore }) {
    return ignore.flatMap(({ paths }) => paths);
}
function quoted(patterns) {
    return patterns.map((pattern) => `\`${pattern}\``).join(", ");
}
function diffGrantable(before, after, gone, report) {
    const at = after?.at ?? gone;
    if (!grantableCovers(before, after))
        report("looser", at, "`grantable` allows more grants", before?.at);
    else if (!grantableCovers(after, before))
        report("tighter", at, "`grantable` allows fewer grants", before?.at);
}
function grantableCovers(wide, narrow) {
    if (narrow === undefined)
        return true;
    return (wide !== undefined &&
        (0,_decide_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .selectorCovers */ .Gw)(wide, narrow) &&
        narrow.may.every((capability) => wide.may.includes(capability)));
}
function diffWaivable(before, after, gone, report) {
    const at = after?.at ?? gone;
    if (!waivableCovers(before, after))
        report("looser", at, "`waivable` allows more waivers", before?.at);
    else if (!waivableCovers(after, before))
        report("tighter", at, "`waivable` allows fewer waivers", before?.at);
}
function waivableCovers(wide, narrow) {
    if (narrow === undefined)
        return true;
    return (wide !== undefined && narrow.maxDays <= wide.maxDays && narrow.rules.every((rule) => (0,_decide_dates_js__WEBPACK_IMPORTED_MODULE_1__/* .isWaivable */ .uF)(wide.rules, rule)));
}


/***/ })

};
;