"use strict";
exports.id = 5149;
exports.ids = [5149];
exports.modules = {

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

/***/ 19696:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EA: () => (/* binding */ waiverDays),
/* harmony export */   Y: () => (/* binding */ ruleOf),
/* harmony export */   YH: () => (/* binding */ questionOf),
/* harmony export */   dp: () => (/* binding */ profileOf),
/* harmony export */   du: () => (/* binding */ viewOf),
/* harmony export */   rU: () => (/* binding */ matchesFinding)
/* harmony export */ });
/* harmony import */ var _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53861);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78301);
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77034);
/* harmony import */ var _levels_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70778);





const waiverDays = { required: 180, recommended: 180, strict: 90 };
function viewOf(policy, today, selects, longest = waiverDays[policy.preset]) {
    const origin = { policy, presetAt: (0,_model_js__WEBPACK_IMPORTED_MODULE_1__/* .presetPlace */ .zp)(policy.preset) };
    const matching = (profile) => (override) => profile !== undefined && selects(override, profile);
    const decided = ({ profile, ...question }) => firstStatement(levelStatements(origin, matching(profile), question));
    return {
        policy,
        decided,
        level: (question, day) => (0,_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .cappedByStage */ .rX)(decided(question).value, (0,_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .stageOf */ .gV)(policy.rollout, question.rule, day)),
        option: (id, name, profile) => firstStatement(optionStatements(origin, matching(profile), id, name)),
        ceiling: (profile) => ({
            value: firstStatement(ceilingStatements(origin, matching(profile))),
            stated: statesCeiling(policy, matching(profile)),
        }),
        decidedIn: (matches, rule, kind, cap) => firstStatement(levelStatements(origin, matches, { rule, kind, cap })),
        optionIn: (matches, id, name) => firstStatement(optionStatements(origin, matches, id, name)),
        ceilingIn: (matches) => firstStatement(ceilingStatements(origin, matches)),
        statements: {
            level: (rule, kind, profile) => levelStatements(origin, matching(profile), { rule, kind }),
            option: (id, name, profile) => optionStatements(origin, matching(profile), id, name),
            ceiling: (profile) => ceilingStatements(origin, matching(profile)),
        },
        overrides: (profile) => policy.overrides.filter((override) => selects(override, profile)),
        grants(profile) {
            const grants = policy.grants.filter((grant) => selects(grant, profile));
            return {
                current: grants.filter(({ until }) => until === undefined || until >= today),
                ended: grants.filter(({ until }) => until !== undefined && until < today),
            };
        },
        waiver: (finding, profile, isAllowed = () => true) => policy.waivers.find((waiver) => matchesFinding(waiver, finding) &&
            selects(waiver, profile) &&
            waiver.until >= today &&
            (0,_days_js__WEBPACK_IMPORTED_MODULE_3__/* .daysBetween */ .Y)(today, waiver.until) <= longest &&
            isAllowed(waiver)),
    };
}
function* statementsIn(policy, matches, settingOf) {
    for (let i = policy.overrides.length - 1; i >= 0; i--) {
        const override = policy.overrides[i];
        const stated = override && settingOf(override);
        if (override && stated && matches(override))
            yield stated;
    }
    const general = settingOf(policy);
    if (!general)
        return;
    yield general;
    yield* general.over ?? [];
}
function* levelStatements({ policy, presetAt }, matches, { rule: id, kind, cap, isCeilingStated, }) {
    if (kind !== undefined)
        yield* statementsIn(policy, matches, ({ rules: settings }) => settings[`${id}/${kind}`]?.level);
    const rule = ruleOf(id);
    const { kindLevels, ruleLevels } = presetLevels(rule, kind, () => isCeilingStated ?? statesCeiling(policy, matches));
    const value = levelIn(policy.preset, rule, kind, kindLevels ?? ruleLevels, cap);
    if (!kindLevels || value !== "off")
        yield* statementsIn(policy, matches, ({ rules: settings }) => settings[id]?.level);
    yield { value, at: presetAt };
}
function presetLevels(rule, kind, isStated) {
    const { levels, kinds = {}, levelsUnstated = levels, kindsUnstated = {} } = rule ?? {};
    const isUnstated = (rule?.levelsUnstated ?? rule?.kindsUnstated) !== undefined && !isStated();
    const ofKinds = isUnstated ? { ...kinds, ...kindsUnstated } : kinds;
    return {
        kindLevels: kind === undefined ? undefined : ofKinds[kind],
        ruleLevels: isUnstated ? levelsUnstated : levels,
    };
}
function levelIn(preset, rule, kind, levels, cap) {
    const level = levels?.[(0,_model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .baseOf */ .bx)(preset)] ?? "error";
    const isMilder = preset === "required" && level === "error" && rule && (0,_model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .classOf */ .Kl)(rule, kind) === "correctness";
    const own = isMilder ? "warning" : level;
    if (cap === undefined)
        return own;
    const most = capLevels[cap][(0,_model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .baseOf */ .bx)(preset)];
    return (0,_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .isLaxerLevel */ .bP)(most, own) ? most : own;
}
const capLevels = {
    reader: { recommended: "note", strict: "warning" },
    assumed: { recommended: "warning", strict: "error" },
};
function* optionStatements({ policy, presetAt }, matches, id, name) {
    yield* statementsIn(policy, matches, ({ rules: settings }) => settings[id]?.options[name]);
    yield { value: ruleOf(id)?.options?.[name]?.presets[(0,_model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .baseOf */ .bx)(policy.preset)] ?? 0, at: presetAt };
}
function* ceilingStatements({ policy, presetAt }, matches) {
    yield* statementsIn(policy, matches, ({ ceiling }) => ceiling);
    yield { value: _model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .presetCeiling */ .bD, at: presetAt };
}
function statesCeiling(policy, matches) {
    return !statementsIn(policy, matches, ({ ceiling }) => ceiling).next().done;
}
function firstStatement(statements) {
    for (const statement of statements)
        return statement;
    throw new Error("nothing was said");
}
function matchesFinding({ rule }, finding) {
    return rule === finding.rule || rule === `${finding.rule}/${finding.kind}`;
}
function questionOf(finding) {
    const { rule, kind, cap } = finding;
    return { rule, kind, cap, profile: profileOf(finding) };
}
function profileOf({ host, item, at }) {
    return { host, item, path: item?.files[0] ?? at.source.path };
}
function ruleOf(id) {
    return Object.hasOwn(_generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a, id) ? _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a[id] : undefined;
}


/***/ }),

/***/ 92374:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H$: () => (/* binding */ uniteHosts),
/* harmony export */   QL: () => (/* binding */ decideHosts),
/* harmony export */   fx: () => (/* binding */ usualEdition)
/* harmony export */ });
/* harmony import */ var _generated_hosts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39824);
/* harmony import */ var _model_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3641);


function decideHosts(own, organisation = own) {
    return decideForEach(own, organisation, (id) => {
        const usual = usualEdition(organisation, id);
        return {
            ...uniteDirectories([], organisation[id]?.dirs ?? [], own[id]?.dirs ?? []),
            editions: [...new Set([usual, own[id]?.edition?.value ?? usual])],
        };
    });
}
function usualEdition(organisation, id) {
    return organisation[id]?.edition?.value ?? defaultOf(id);
}
function uniteHosts(first, second) {
    return decideForEach(first, second, (id) => {
        const [a, b] = [first[id], second[id]];
        const usual = [defaultOf(id)];
        return {
            ...uniteDirectories([...(a?.fewerDirs ?? []), ...(b?.fewerDirs ?? []), b?.dirs ?? []], a?.dirs ?? [], b?.dirs ?? []),
            editions: [...new Set([...(b?.editions ?? usual), ...(a?.editions ?? usual)])],
        };
    });
}
function uniteDirectories(fewer, first, second) {
    const dirs = distinctBy([...first, ...second], ({ value }) => value);
    const lists = [...fewer, first].filter((list) => new Set(list.map(({ value }) => value)).size < dirs.length);
    return { dirs, fewerDirs: distinctBy(lists, (list) => JSON.stringify(list.map(({ value }) => value).sort())) };
}
function decideForEach(first, second, decide) {
    const ids = new Set([...Object.keys(second), ...Object.keys(first)]);
    return Object.fromEntries([...ids].map((id) => [id, decide(id)]));
}
function defaultOf(id) {
    return (0,_model_host_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultEditionOf */ .F0)(_generated_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .hosts */ .S[id] ?? { editions: [""] });
}
function distinctBy(values, keyOf) {
    return [...new Map(values.toReversed().map((value) => [keyOf(value), value])).values()].toReversed();
}


/***/ }),

/***/ 5149:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  decide: () => (/* binding */ decide)
});

// EXTERNAL MODULE: ./build/bundle/src/policy/organisation.js
var policy_organisation = __webpack_require__(8236);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(95885);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/allowance.js


function allowanceOf(stack, profile) {
    const { organisation, repository } = stack;
    if (!organisation)
        return allowance({ ...ceilingIn(repository, profile), ...grantsIn(repository, profile) });
    const parts = limitedParts(stack, organisation, profile);
    const allowed = allowance(parts);
    const may = capability/* capabilities */.R7.filter((capability) => !parts.grantable.has(capability));
    return may.length === 0 ? allowed : { ...allowed, refusal: { may, by: [nameOf(organisation)] } };
}
function nameOf({ policy: { sources } }) {
    return sources.at(-1)?.ref ?? "";
}
function ceilingIn(view, profile) {
    const { value, stated } = view.ceiling(profile);
    return { ceiling: value.value, at: value.at, stated };
}
function grantsIn(view, profile) {
    const { current, ended } = view.grants(profile);
    return { added: capabilitiesIn(current), grants: current, ended };
}
function limitedParts({ repository, selects }, organisation, profile) {
    const limit = { ...ceilingIn(organisation, profile), ...grantsIn(organisation, profile) };
    const own = { ...ceilingIn(repository, profile), ...grantsIn(repository, profile) };
    const delegation = organisation.policy.grantable;
    const delegated = delegation && selects(delegation, profile) ? delegation.may : [];
    const grantable = new Set([...limit.ceiling, ...limit.added, ...delegated]);
    const ceiling = own.stated ? own.ceiling.filter((capability) => limit.ceiling.includes(capability)) : limit.ceiling;
    return {
        ceiling,
        at: ceiling.length < limit.ceiling.length ? own.at : limit.at,
        stated: limit.stated || own.stated,
        added: [...limit.added, ...own.added].filter((capability) => grantable.has(capability)),
        grantable,
        grants: [...limit.grants, ...own.grants],
        ended: [...limit.ended, ...own.ended],
    };
}
function capabilitiesIn(grants) {
    return grants.flatMap(({ may }) => may);
}
function allowance({ ceiling, at, stated, added, grants, ended }) {
    const may = (0,capability/* inOrder */.al)([...ceiling, ...added]);
    const granted = may.filter((capability) => !ceiling.includes(capability));
    const giving = grants.filter((grant) => grant.may.some((capability) => granted.includes(capability)));
    const addition = granted.length > 0 ? ` and grants (${granted.join(", ")})` : "";
    return {
        may,
        granted,
        grants: giving.map((grant) => grant.at),
        from: `the ${stated ? `ceiling of ${at.source.path}` : "default ceiling"} (${ceiling.join(", ") || "nothing"}${endedText(ended[0])})${addition}`,
        stated,
        ...(ended[0] ? { ended: ended[0].may } : {}),
    };
}
function endedText(grant) {
    if (!grant)
        return "";
    const { source, span } = grant.at;
    return `; the grant at ${source.path}:${(0,repo_text/* positionAt */.t$)(source, span.start).line} ended on ${grant.until}`;
}

// EXTERNAL MODULE: ./build/bundle/src/policy/decide/dates.js
var dates = __webpack_require__(3212);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/effective.js
var effective = __webpack_require__(19696);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/policy/model.js
var model = __webpack_require__(53861);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/entries.js




function entriesOf(policy, organisation) {
    const listed = (list) => [
        ...(organisation ? list(organisation) : []).map((entry) => ({ ...entry, origin: "organisation" })),
        ...list(policy).map((entry) => ({
            ...entry,
            origin: (0,model/* isForeign */.jq)(entry.at) ? "extended" : "repository",
        })),
    ];
    return {
        grants: listed(({ grants }) => grants),
        waivers: listed(({ waivers }) => waivers),
        ignores: listed(({ ignore }) => ignore),
        overrides: listed(({ overrides }) => overrides),
    };
}
function unusedEntries({ grants, waivers }, { selects, today }, { profiles, findings, unchecked, added }) {
    const mayMatch = (entry) => unchecked.some((place) => mayBeAbout(entry, place, selects));
    const isChecked = ({ at, until }) => !(0,model/* isForeign */.jq)(at) && (until === undefined || until >= today);
    const unusedGrants = grants.filter((grant) => isChecked(grant) && !profiles.some((profile) => selects(grant, profile)) && !mayMatch(grant));
    const unusedWaivers = waivers.filter((waiver) => isChecked(waiver) &&
        !findings.some((finding) => (0,effective/* matchesFinding */.rU)(waiver, finding) && selects(waiver, (0,effective/* profileOf */.dp)(finding))) &&
        !mayMatch(waiver));
    return [
        ...unusedGrants.map((grant) => unusedGrant(grant, added.includes(grant.at))),
        ...unusedWaivers.map((waiver) => unusedWaiver(waiver, added.includes(waiver.at))),
    ];
}
function unusedGrant(grant, isAdded) {
    const what = `this grant (owner ${grant.owner}) matches ${missingFor(grant)}`;
    const missing = grant.settings.length > 0 ? "settings file" : "profile";
    return {
        topic: isAdded ? "unused-added" : "unused",
        message: isAdded
            ? `${what} yet; the ${missing} that needs it can follow once this is merged`
            : `${what}; correct its patterns or remove it`,
        at: grant.at,
        identity: (0,dates/* identityOfEntry */.wA)(grant),
    };
}
function missingFor({ settings, skills }) {
    if (settings.length > 0)
        return "no settings file that starts code or connects a server";
    return skills.length > 0 ? "no profile with such a skill" : "no profile";
}
function unusedWaiver(waiver, isAdded) {
    return {
        topic: isAdded ? "unused-added" : "unused",
        message: `this waiver for \`${waiver.rule}\` (owner ${waiver.owner}) matches no finding; remove it`,
        at: waiver.at,
        identity: (0,dates/* identityOfEntry */.wA)(waiver),
    };
}
function mayBeAbout(entry, { host, path }, selects) {
    const ref = { host, item: null, path };
    const isNamed = (pattern) => (0,repo_path/* isWithin */.UO)(pattern, path);
    const paths = [...entry.paths, ...(entry.settings ?? []), ...(entry.skills ?? [])];
    return ((paths.some(isNamed) && (entry.hosts.length === 0 || entry.hosts.includes(host))) ||
        [ref, { ...ref, beside: { kind: "settings" } }, { ...ref, beside: { kind: "skill", path } }].some((one) => selects({ ...entry, profiles: [] }, one)));
}
function movedToExtendsLine(problem, { sources }) {
    let { at } = problem;
    for (let steps = 0; (0,model/* isForeign */.jq)(at) && steps < sources.length; steps++) {
        const extending = sources.find(({ ref }) => ref === at.source.path)?.at;
        if (!extending)
            return problem;
        at = extending;
    }
    return at === problem.at
        ? problem
        : { ...problem, at, related: [{ message: "defined here", at: problem.at }, ...(problem.related ?? [])] };
}

// EXTERNAL MODULE: ./build/bundle/src/policy/decide/hosts.js
var hosts = __webpack_require__(92374);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/lists.js
var lists = __webpack_require__(90348);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/levels.js
var decide_levels = __webpack_require__(70778);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/intersect.js





function intersectDecisions(first, second, where = "on the default branch") {
    return {
        sources: [
            ...first.sources,
            ...second.sources.filter(({ ref, text }) => !first.sources.some((known) => known.ref === ref && known.text === text)),
        ],
        policies: [...first.policies, ...second.policies],
        hosts: (0,hosts/* uniteHosts */.H$)(first.hosts, second.hosts),
        baseline: first.baseline === "refuse" ? "refuse" : second.baseline,
        today: first.today,
        entries: first.entries,
        problems: first.problems,
        levelOf: (...args) => (0,decide_levels/* stricterLevel */.zG)(first.levelOf(...args), second.levelOf(...args)),
        optionsOf(rule, profile) {
            const [a, b] = [first.optionsOf(rule, profile), second.optionsOf(rule, profile)];
            const declared = (0,effective/* ruleOf */.Y)(rule)?.options ?? {};
            return Object.fromEntries(Object.entries(a).map(([name, value]) => [
                name,
                declared[name]?.tightens === "down" ? Math.min(value, b[name] ?? value) : Math.max(value, b[name] ?? value),
            ]));
        },
        allowance: (...args) => narrowerAllowance(first.allowance(...args), second.allowance(...args), where),
        settingsAllowance: (...args) => narrowerAllowance(first.settingsAllowance(...args), second.settingsAllowance(...args), where),
        skillAllowance: (...args) => narrowerAllowance(first.skillAllowance(...args), second.skillAllowance(...args), where),
        lists: (0,lists/* bothLists */.$y)(first.lists, second.lists),
        ignored: (path) => second.ignored(path) && first.ignored(path),
        waiver: (finding) => second.waiver(finding) && first.waiver(finding),
        unused: (...args) => first.unused(...args),
        upcoming: (findings) => mergeUpcoming(first.upcoming(findings), second.upcoming(findings)),
    };
}
function narrowerAllowance(a, b, where) {
    const may = a.may.filter((capability) => b.may.includes(capability));
    const stated = a.stated || b.stated;
    const refusal = bothRefusals(a.refusal, b.refusal);
    const rest = { stated, ...(refusal ? { refusal } : {}) };
    if (may.length === a.may.length)
        return { ...a, ...rest };
    if (may.length === b.may.length)
        return { ...b, from: where === "" ? b.from : `${b.from}, as ${where},`, ...rest };
    return {
        may,
        granted: a.granted.filter((capability) => b.granted.includes(capability)),
        grants: a.grants,
        from: `${a.from} and${where === "" ? "" : `, ${where},`} ${b.from}`,
        ...rest,
    };
}
function bothRefusals(a, b) {
    if (!a || !b)
        return a ?? b;
    return { may: (0,capability/* inOrder */.al)([...a.may, ...b.may]), by: [...new Set([...a.by, ...b.by])] };
}
function mergeUpcoming(first, second) {
    const steps = new Map();
    for (const step of [...first, ...second]) {
        const key = `${step.day} ${step.stage}`;
        if ((steps.get(key)?.findings ?? 0) < step.findings)
            steps.set(key, step);
    }
    return [...steps.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

// EXTERNAL MODULE: ./build/bundle/src/policy/decide/selector.js
var selector = __webpack_require__(60364);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/stack.js
var decide_stack = __webpack_require__(66741);
// EXTERNAL MODULE: ./build/bundle/src/generated/hosts.js
var generated_hosts = __webpack_require__(39824);
// EXTERNAL MODULE: ./build/bundle/src/repo/spelling.js
var spelling = __webpack_require__(26782);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/matched-patterns.js
function matchedPatterns(patterns, paths, matches) {
    const left = new CluedPatterns([...new Set(patterns)]);
    const matched = new Set();
    for (const path of paths) {
        if (left.size === 0)
            break;
        for (const pattern of left.triedOn(path)) {
            if (!matches(path, pattern))
                continue;
            matched.add(pattern);
            left.delete(pattern);
        }
    }
    return matched;
}
class CluedPatterns {
    #without = new Set();
    #inner = new Map();
    #names = new Map();
    #starts = new Map();
    #ends = new Map();
    #clues = new Map();
    #lengths = { start: new Set(), end: new Set() };
    constructor(patterns) {
        const all = new Map(patterns.map((pattern) => [pattern, cluesOf(pattern)]));
        const users = new Map();
        for (const clues of all.values())
            for (const { kind, text } of clues)
                users.set(`${kind} ${text}`, (users.get(`${kind} ${text}`) ?? 0) + 1);
        for (const [pattern, clues] of all) {
            const clue = bestClue(clues, ({ kind, text }) => users.get(`${kind} ${text}`) ?? 0);
            this.#clues.set(pattern, clue);
            this.#groupOf(clue).add(pattern);
            if (!clue)
                this.#inner.set(pattern, innerText(pattern));
            if (clue && clue.kind !== "name")
                this.#lengths[clue.kind].add(clue.text.length);
        }
    }
    get size() {
        return this.#clues.size;
    }
    delete(pattern) {
        this.#groupOf(this.#clues.get(pattern)).delete(pattern);
        this.#clues.delete(pattern);
    }
    triedOn(path) {
        const tried = new Set();
        for (const pattern of this.#without)
            if (path.includes(this.#inner.get(pattern) ?? ""))
                tried.add(pattern);
        const add = (group) => {
            for (const pattern of group ?? [])
                tried.add(pattern);
        };
        for (const name of path.split("/")) {
            add(this.#names.get(name));
            for (const length of this.#lengths.start)
                add(this.#starts.get(name.slice(0, length)));
            for (const length of this.#lengths.end)
                if (length <= name.length)
                    add(this.#ends.get(name.slice(-length)));
        }
        return tried;
    }
    #groupOf(clue) {
        if (!clue)
            return this.#without;
        const groups = { name: this.#names, start: this.#starts, end: this.#ends }[clue.kind];
        const group = groups.get(clue.text) ?? new Set();
        groups.set(clue.text, group);
        return group;
    }
}
function innerText(pattern) {
    if (/[[\]{}\\]|(?:^|\/)\.{1,2}(?:\/|$)/.test(pattern))
        return "";
    const parts = pattern.split(/[*?/]+/);
    return parts.toSorted((a, b) => b.length - a.length)[0] ?? "";
}
function bestClue(clues, usersOf) {
    return clues.toSorted((a, b) => usersOf(a) - usersOf(b) || Number(b.kind === "name") - Number(a.kind === "name") || b.text.length - a.text.length)[0];
}
function cluesOf(pattern) {
    if (/\\|(?:^|\/)\.{0,2}(?:\/|$)/.test(pattern))
        return [];
    const text = pattern.replace(/[[\]{}](?:.*[[\]{}])?/s, "*");
    return text.split("/").flatMap((segment) => {
        if (!/[*?]/.test(segment))
            return [{ kind: "name", text: segment }];
        const [start = "", end = ""] = [/^[^*?]+/.exec(segment)?.[0], /[^*?]+$/.exec(segment)?.[0]];
        return [
            ...(start === "" ? [] : [{ kind: "start", text: start }]),
            ...(end === "" ? [] : [{ kind: "end", text: end }]),
        ];
    });
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/unmatched.js





function unmatchedIn(policy, { selects, matches }, tree) {
    const isOwn = ({ at }) => !(0,model/* isForeign */.jq)(at);
    const own = [...policy.overrides, ...policy.ignore].filter(isOwn).flatMap(({ paths }) => paths);
    const meanings = meaningsOfUnmatched(own, tree, matches);
    const unmatched = (paths) => paths.flatMap((path) => {
        const meant = meanings.get(path);
        return meant === undefined ? [] : [{ path, meant }];
    });
    const overrides = policy.overrides.filter(isOwn).flatMap((override) => {
        const { profiles, paths, at } = override;
        const wrong = unmatched(paths);
        if (wrong.length === 0 && profiles.length > 0 && !tree.profiles.some((profile) => selects(override, profile)))
            return [
                {
                    topic: "unused-override",
                    message: "this override matches no profile; correct its patterns or remove it",
                    at,
                    identity: JSON.stringify([profiles, paths, override.hosts]),
                },
            ];
        return wrong.map(({ path, meant }) => ({
            topic: "unused-override",
            message: `\`${path}\` in this override matches no file${meant}`,
            at,
            identity: path,
        }));
    });
    const ignores = policy.ignore.filter(isOwn).flatMap(({ paths, at }) => unmatched(paths).map(({ path, meant }) => ({
        topic: "unused-ignore",
        message: `\`ignore\` excludes \`${path}\`, which matches no file${meant}`,
        at,
        identity: path,
    })));
    return [...overrides, ...ignores, ...missingDirectories(policy, tree.repo)];
}
function missingDirectories(policy, repo) {
    return Object.entries(policy.hosts).flatMap(([id, { dirs }]) => dirs.flatMap(({ value, at }) => {
        const path = (0,repo_path/* plain */.pj)(value);
        if ((0,model/* isForeign */.jq)(at) || path === undefined || !isMissing(repo, path))
            return [];
        const near = nearPath(repo, path.split("/"), true);
        const { title } = generated_hosts/* hosts */.S[id];
        return [
            {
                topic: "unused-directory",
                message: `\`hosts.${id}.dirs\` names \`${value}\`, which does not exist, so ${title} finds no profile there${near === undefined ? "; correct the path, or remove it" : didYouMean(near)}`,
                at,
                identity: `${id} ${value}`,
            },
        ];
    }));
}
function isMissing(repo, path) {
    const resolution = repo.resolve(path);
    return resolution.kind === "not-a-directory" || (resolution.kind === "missing" && resolution.link === undefined);
}
function meaningsOfUnmatched(patterns, tree, matches) {
    const matched = matchedIn(patterns, tree, matches);
    const wrong = new Map(patterns.flatMap((pattern) => (matched.has(pattern) ? [] : [[pattern, candidatesFor(pattern, tree)]])));
    const possible = matchedIn([...wrong.values()].flat(), tree, matches);
    return new Map([...wrong].map(([pattern, candidates]) => {
        const near = candidates.find((candidate) => possible.has(candidate));
        return [pattern, near === undefined ? "; correct the pattern or remove it" : didYouMean(near)];
    }));
}
function matchedIn(patterns, tree, matches) {
    const matched = new Set();
    const open = new Map();
    for (const pattern of patterns) {
        const answer = matchesByStart(pattern, tree, matches);
        if (answer === true)
            matched.add(pattern);
        else if (answer !== false)
            open.set(pattern, answer.below);
    }
    if (open.size === 0)
        return matched;
    const paths = [];
    const closed = [];
    for (const { path, kind } of tree.repo.entries.values()) {
        if (kind === "directory")
            continue;
        paths.push(path);
        if (kind !== "file" && tree.repo.resolve(path).kind !== "file")
            closed.push(path);
    }
    const found = matchedPatterns(open.keys(), [...tree.found, ...paths], matches);
    const around = new Set(closed.flatMap(directoriesAround));
    for (const [pattern, directory] of open)
        if (found.has(pattern) || around.has(directory))
            matched.add(pattern);
    return matched;
}
function matchesByStart(pattern, { repo }, matches) {
    const directory = (0,repo_path/* plain */.pj)(literalNames(pattern).join("/"));
    if (directory === undefined || /^[~$]/.test(pattern))
        return true;
    if (isMissing(repo, directory))
        return false;
    const start = repo.resolve(directory);
    if (start.kind === "file")
        return matches(directory, pattern);
    return start.kind !== "directory" || start.path !== directory ? true : { below: directory };
}
function directoriesAround(path) {
    const names = path.split("/");
    return names.map((_, i) => names.slice(0, i).join("/"));
}
function literalNames(pattern) {
    const names = pattern.split("/");
    const end = names.findIndex((name) => /[*?[\]{}\\]/.test(name));
    return end < 0 ? names : names.slice(0, end);
}
function didYouMean(text) {
    return `; did you mean \`${text}\`?`;
}
function candidatesFor(pattern, tree) {
    const names = literalNames(pattern);
    const near = nearPath(tree.repo, names);
    const rest = pattern.split("/").slice(names.length);
    return [`${pattern}/**`, ...(near === undefined ? [] : [(0,repo_path/* join */.fj)(near, rest.join("/")), (0,repo_path/* join */.fj)(near, "**")])];
}
function nearPath(repo, names, isDirectory = false) {
    const at = names.findIndex((_, i) => isMissing(repo, names.slice(0, i + 1).join("/")));
    if (at < 0)
        return undefined;
    const before = names.slice(0, at).join("/");
    const name = (0,spelling/* nearest */.pA)(names[at] ?? "", repo.names(before));
    if (name === undefined)
        return undefined;
    const path = [...names.slice(0, at), name, ...names.slice(at + 1)].join("/");
    const { kind } = repo.resolve(path);
    return kind === "missing" || (isDirectory && kind !== "directory") ? undefined : path;
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/upcoming.js



function upcomingIn(stack, findings) {
    const days = laterDays(stack);
    if (days.length === 0)
        return [];
    const levels = new Map(findings.map((finding) => [finding, finding.severity]));
    return days.flatMap((day) => {
        const raised = { warn: new Map(), enforce: new Map() };
        for (const finding of findings) {
            const level = (0,decide_stack/* levelOn */.uU)(stack, day, (0,effective/* questionOf */.YH)(finding));
            const counts = level === "error" ? raised.enforce : raised.warn;
            if ((0,decide_levels/* isLaxerLevel */.bP)(levels.get(finding) ?? "off", level))
                counts.set(finding.rule, (counts.get(finding.rule) ?? 0) + 1);
            levels.set(finding, level);
        }
        return ["warn", "enforce"].flatMap((stage) => {
            const rules = raised[stage];
            const count = [...rules.values()].reduce((sum, ofRule) => sum + ofRule, 0);
            return count === 0 ? [] : [{ day, stage, findings: count, rules }];
        });
    });
}
function laterDays({ repository, organisation, today }) {
    const days = (0,decide_levels/* rolloutDays */.D1)(organisation?.policy.rollout, repository.policy.rollout);
    return [...new Set(days.filter((day) => day > today))].sort();
}

// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/index.js













async function decide(policy, today, organisation) {
    const [first, second] = (0,policy_organisation/* ceilingsOf */.iQ)(policy, organisation);
    const decisions = await decideBelow(policy, today, first);
    return second ? belowBoth(decisions, await decideBelow(policy, today, second)) : decisions;
}
async function decideBelow(policy, today, organisation) {
    const policies = organisation ? [organisation, policy] : [policy];
    const matches = await (0,selector/* matcherFor */.sp)(policies);
    const selects = (0,selector/* selectsBy */.Nd)(matches);
    const longestWaiver = (0,many/* smallest */.o9)(policies.map(({ preset }) => effective/* waiverDays */.EA[preset]));
    const stack = {
        repository: (0,effective/* viewOf */.du)(policy, today, selects, longestWaiver),
        organisation: organisation && (0,effective/* viewOf */.du)(organisation, today, selects),
        selects,
        today,
    };
    const isUnwaived = policies.every(({ waivers }) => waivers.length === 0);
    return {
        today,
        policies,
        sources: sourcesOf(policy, organisation),
        hosts: (0,hosts/* decideHosts */.QL)(policy.hosts, organisation?.hosts),
        baseline: baselineIn(policy, organisation),
        entries: entriesOf(policy, organisation),
        lists: (0,lists/* listsOf */.fO)(policies, matches),
        problems: await problemsIn(stack, longestWaiver, matches),
        ...settingsIn(stack, policies),
        ignored: (path) => (organisation ?? policy).ignore.find(({ paths }) => paths.some((pattern) => matches(path, pattern))),
        waiver: (finding) => (isUnwaived ? undefined : (0,decide_stack/* waiverFor */.Qd)(stack, finding)),
        unused: (profiles, findings, { repo, unchecked = [], added = [] } = {}) => [
            ...unusedEntries(policy, stack, { profiles, findings, unchecked, added }),
            ...(repo
                ? unmatchedIn(policy, { selects, matches }, { repo, profiles, found: pathsOf(profiles, findings) })
                : []),
        ],
        upcoming: (findings) => upcomingIn(stack, findings),
    };
}
function baselineIn({ baseline }, organisation) {
    if (organisation && organisation.baseline?.value !== "allow")
        return "refuse";
    return baseline?.value ?? "allow";
}
function pathsOf(profiles, findings) {
    return new Set([...profiles.map(({ path }) => path), ...findings.map(({ at }) => at.source.path)]);
}
function belowBoth(first, second) {
    const [own, ...upper] = [...first.policies.toReversed(), ...second.policies.slice(0, -1)];
    const keyOf = ({ topic, message, at }) => JSON.stringify([topic, message, at.source.path, at.span.start]);
    const known = new Set(first.problems.map(keyOf));
    const joined = (own, more) => [
        ...more.filter(({ origin }) => origin === "organisation"),
        ...own,
    ];
    const [one, other] = [first.entries, second.entries];
    return {
        ...intersectDecisions(first, second, ""),
        policies: own ? [...upper, own] : upper,
        sources: [...(first.policies[0]?.sources ?? []), ...second.sources],
        problems: [...first.problems, ...second.problems.filter((problem) => !known.has(keyOf(problem)))],
        entries: {
            grants: joined(one.grants, other.grants),
            waivers: joined(one.waivers, other.waivers),
            ignores: joined(one.ignores, other.ignores),
            overrides: joined(one.overrides, other.overrides),
        },
    };
}
function sourcesOf(policy, organisation) {
    if (!organisation)
        return policy.sources;
    const isNamed = policy.presetAt !== undefined;
    return [...organisation.sources, ...policy.sources.filter(({ ref }) => isNamed || !ref.startsWith("preset:"))];
}
async function problemsIn({ repository, organisation, today }, longestWaiver, matches) {
    const { policy } = repository;
    const exceeding = organisation
        ? (await __webpack_require__.e(/* import() */ 6132).then(__webpack_require__.bind(__webpack_require__, 76132))).looseningsIn(organisation, repository, today, matches)
        : [];
    const own = [...(0,dates/* expiryProblems */.gi)(policy, today, longestWaiver), ...exceeding];
    return [
        ...(organisation
            ? (0,dates/* expiryProblems */.gi)(organisation.policy, today, effective/* waiverDays */.EA[organisation.policy.preset], {
                isOrganisation: true,
            })
            : []),
        ...own.map((problem) => movedToExtendsLine(problem, policy)),
    ];
}
function settingsIn(stack, policies) {
    const isUniform = policies.every(({ overrides }) => overrides.length === 0);
    const isUngranted = isUniform && policies.every(({ grants, grantable }) => grants.length === 0 && !grantable);
    const levels = new Map();
    const options = new Map();
    let shared;
    return {
        levelOf(rule, kind, profile, cap) {
            if (!isUniform || (0,decide_stack/* dependsOnPower */.k2)(stack, rule))
                return (0,decide_stack/* levelOn */.uU)(stack, stack.today, { rule, kind, profile, cap });
            let known = levels.get(rule);
            if (!known)
                levels.set(rule, (known = new Map()));
            const key = cap === undefined ? kind : `${kind ?? ""} ${cap}`;
            let level = known.get(key);
            if (level === undefined)
                known.set(key, (level = (0,decide_stack/* levelOn */.uU)(stack, stack.today, { rule, kind, profile: undefined, cap })));
            return level;
        },
        optionsOf(rule, profile) {
            if (!isUniform)
                return (0,decide_stack/* optionsFor */.A5)(stack, rule, profile);
            let known = options.get(rule);
            if (!known)
                options.set(rule, (known = (0,decide_stack/* optionsFor */.A5)(stack, rule, undefined)));
            return known;
        },
        allowance(host, item) {
            const allowance = () => allowanceOf(stack, { host, item, path: item.files[0] ?? "" });
            return isUngranted ? (shared ??= allowance()) : allowance();
        },
        settingsAllowance: (host, path) => allowanceOf(stack, { host, item: null, path, beside: { kind: "settings" } }),
        skillAllowance: (host, item, path) => allowanceOf(stack, { host, item, path: item.files[0] ?? "", beside: { kind: "skill", path } }),
    };
}


/***/ }),

/***/ 70778:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D1: () => (/* binding */ rolloutDays),
/* harmony export */   U_: () => (/* binding */ scheduledStage),
/* harmony export */   bP: () => (/* binding */ isLaxerLevel),
/* harmony export */   gV: () => (/* binding */ stageOf),
/* harmony export */   rX: () => (/* binding */ cappedByStage),
/* harmony export */   zG: () => (/* binding */ stricterLevel)
/* harmony export */ });
/* unused harmony export levelOrder */
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10290);

const levelOrder = ["off", ..._model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO];
function stricterLevel(a, b) {
    return levelOrder.indexOf(a) >= levelOrder.indexOf(b) ? a : b;
}
function isLaxerLevel(a, b) {
    return levelOrder.indexOf(a) < levelOrder.indexOf(b);
}
function cappedByStage(level, stage) {
    const limit = stage === "observe" ? "note" : stage === "warn" ? "warning" : "error";
    return isLaxerLevel(limit, level) ? limit : level;
}
function stageOf(rollout, rule, day) {
    return scheduledStage(rollout, rule, day) ?? "enforce";
}
function scheduledStage(rollout, rule, day) {
    return rollout && (stageIn(rollout.rules[rule], day) ?? stageIn(rollout, day));
}
function rolloutDays(...rollouts) {
    return rollouts
        .flatMap((rollout) => (rollout ? [rollout, ...Object.values(rollout.rules)] : []))
        .flatMap(({ warnFrom, enforceFrom }) => [warnFrom?.value, enforceFrom?.value])
        .filter((day) => day !== undefined);
}
function stageIn(schedule, day) {
    if (!schedule)
        return undefined;
    if (schedule.enforceFrom && schedule.enforceFrom.value <= day)
        return "enforce";
    if (schedule.warnFrom && schedule.warnFrom.value <= day)
        return "warn";
    if (schedule.stage)
        return schedule.stage.value;
    return (schedule.enforceFrom ?? schedule.warnFrom) ? "observe" : undefined;
}


/***/ }),

/***/ 31547:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ isOpenEnded),
/* harmony export */   n: () => (/* binding */ fitsLine)
/* harmony export */ });
/* harmony import */ var _model_command_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50717);

const anyWords = "**";
function isOpenEnded(pattern) {
    return (0,_model_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsOf */ .Z)(pattern).at(-1) === anyWords;
}
function fitsLine(pattern, line, fits) {
    const [parts, words] = [(0,_model_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsOf */ .Z)(pattern), (0,_model_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsOf */ .Z)(line)];
    const isOpen = parts.at(-1) === anyWords;
    const exact = isOpen ? parts.slice(0, -1) : parts;
    return ((isOpen ? words.length >= exact.length : words.length === exact.length) &&
        exact.every((part, i) => {
            const word = words[i] ?? "";
            return word === part || (mayStandFor(word, part) && fits(word, part));
        }));
}
function mayStandFor(word, part) {
    return !word.split(/[/\\]/).includes("..") && (part.startsWith("-") || !word.startsWith("-"));
}


/***/ }),

/***/ 90348:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $y: () => (/* binding */ bothLists),
/* harmony export */   Fm: () => (/* binding */ matchesText),
/* harmony export */   fO: () => (/* binding */ listsOf)
/* harmony export */ });
/* harmony import */ var _file_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67209);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53861);
/* harmony import */ var _line_patterns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31547);
/* harmony import */ var _selector_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60364);




function listsOf(policies, matches) {
    const servers = policies.flatMap(({ servers: list }) => list ?? []);
    const models = policies.flatMap(({ models: list }) => list ?? []);
    if (servers.length + models.length === 0)
        return {};
    const above = policies.slice(0, -1);
    return {
        ...(servers.length > 0
            ? {
                server: (source) => servers.every(({ allow }) => allow.some(({ value }) => matchesServer(value, source, matches))),
            }
            : {}),
        ...(models.length > 0
            ? { model: (model) => models.every(({ allow }) => allow.some(({ value }) => matchesText(value, model, matches))) }
            : {}),
        ...(above.length > 0
            ? { lacking: (subject) => above.flatMap((policy) => lackingIn(policy, subject, matches)) }
            : {}),
        adding: (list, entry) => fixOf(policies.at(-1)?.[list], entry),
    };
}
function lackingIn({ servers, models }, subject, matches) {
    const [list, isListed] = "server" in subject
        ? [servers, servers?.allow.some(({ value }) => matchesServer(value, subject.server, matches))]
        : [models, models?.allow.some(({ value }) => matchesText(value, subject.model, matches))];
    return list && !isListed ? [list.at.source.path] : [];
}
function bothLists(first, second) {
    const [a, b] = [first.lacking, second.lacking];
    return {
        ...second,
        ...first,
        ...bothAllow("server", first, second),
        ...bothAllow("model", first, second),
        ...(a && b ? { lacking: (subject) => [...new Set([...a(subject), ...b(subject)])] } : {}),
    };
}
function bothAllow(key, first, second) {
    const [a, b] = [first[key], second[key]];
    return a && b ? { [key]: (value) => a(value) && b(value) } : {};
}
function matchesText(pattern, text, matches) {
    return pattern === text || matchesBounded((0,_selector_js__WEBPACK_IMPORTED_MODULE_2__/* .asOneSegment */ .IH)(text), (0,_selector_js__WEBPACK_IMPORTED_MODULE_2__/* .asOneSegment */ .IH)(pattern), matches);
}
function matchesServer(entry, source, matches) {
    if ("url" in entry)
        return source.kind === "url" && matchesAddress(entry.url, source.url, matches);
    if (source.kind !== "command")
        return false;
    const { program, package: found, line, isPlain } = source;
    if (entry.package === undefined)
        return /\s/.test(entry.command)
            ? (0,_line_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .fitsLine */ .n)(entry.command, line, (word, part) => matchesBounded(word, part, matches))
            : isPlain && !found && matchesText(entry.command, program, matches);
    if (!isPlain || !found || !matchesText(entry.command, program, matches))
        return false;
    if (entry.pinned === true && !found.isPinned)
        return false;
    const { name, version } = found;
    const names = version === "" ? [name] : [name, `${name}@${version}`, `${name}:${version}`, `${name}==${version}`];
    return names.some((text) => matches(text, entry.package ?? "") || text === entry.package);
}
function partsOf(address) {
    if (!URL.canParse(address) || /[\s$`{}\\]/.test(address))
        return undefined;
    const { protocol, host, pathname, username, password } = new URL(address);
    return username + password === "" ? `${protocol}/${host}${pathname}` : undefined;
}
function matchesAddress(pattern, address, matches) {
    const text = partsOf(address);
    if (text === undefined)
        return false;
    const plain = pattern.replace("://", ":/");
    return [text, text.replace(/\/$/, "")].some((form) => form === plain || matchesBounded(form, plain, matches));
}
function matchesBounded(text, pattern, matches) {
    return (0,_file_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .sizeProblem */ .bi)(pattern) === undefined && matches(text, pattern);
}
function fixOf(list, entry) {
    const title = `- ${entry}`;
    if (!list || (0,_model_js__WEBPACK_IMPORTED_MODULE_1__/* .isForeign */ .jq)(list.at))
        return { title, safe: false, edits: [] };
    const { source, span } = list.at;
    const written = source.text.slice(span.start, span.end);
    if (written.startsWith("[") && written.endsWith("]")) {
        const inside = written.slice(1, -1).trim();
        const end = span.end - 1 - (/\s*$/.exec(written.slice(0, -1))?.[0].length ?? 0);
        const text = `${inside === "" || inside.endsWith(",") ? "" : ","} ${entry}`;
        return { title, safe: false, edits: [{ at: { source, span: { start: end, end } }, text }] };
    }
    const first = list.allow[0]?.at.span.start ?? span.start;
    const line = source.text.slice(source.text.lastIndexOf("\n", first - 1) + 1, first);
    if (!/^ *- +$/.test(line))
        return { title, safe: false, edits: [] };
    const end = (list.allow.at(-1)?.at ?? list.at).span.end;
    return { title, safe: false, edits: [{ at: { source, span: { start: end, end } }, text: `\n${line}${entry}` }] };
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

/***/ 66741:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ optionsFor),
/* harmony export */   Qd: () => (/* binding */ waiverFor),
/* harmony export */   _E: () => (/* binding */ statesPreset),
/* harmony export */   k2: () => (/* binding */ dependsOnPower),
/* harmony export */   uU: () => (/* binding */ levelOn)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64682);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78301);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53861);
/* harmony import */ var _dates_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3212);
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77034);
/* harmony import */ var _effective_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19696);
/* harmony import */ var _levels_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70778);








function levelOn(stack, day, question) {
    const { repository, organisation } = stack;
    if (!organisation)
        return repository.level(question, day);
    const limit = organisation.level(question, day);
    const { rollout } = repository.policy;
    const decided = repository.decided(question);
    if (!isSilent(repository.policy, decided))
        return (0,_levels_js__WEBPACK_IMPORTED_MODULE_4__/* .stricterLevel */ .zG)(limit, (0,_levels_js__WEBPACK_IMPORTED_MODULE_4__/* .cappedByStage */ .rX)(decided.value, (0,_levels_js__WEBPACK_IMPORTED_MODULE_4__/* .stageOf */ .gV)(rollout, question.rule, day)));
    if (failsOwnCeiling(repository, question))
        return (0,_levels_js__WEBPACK_IMPORTED_MODULE_4__/* .stricterLevel */ .zG)(limit, (0,_levels_js__WEBPACK_IMPORTED_MODULE_4__/* .cappedByStage */ .rX)(statedLevel(organisation, question), (0,_levels_js__WEBPACK_IMPORTED_MODULE_4__/* .stageOf */ .gV)(rollout, question.rule, day)));
    const stage = (0,_levels_js__WEBPACK_IMPORTED_MODULE_4__/* .scheduledStage */ .U_)(rollout, question.rule, day);
    return stage ? (0,_levels_js__WEBPACK_IMPORTED_MODULE_4__/* .stricterLevel */ .zG)(limit, (0,_levels_js__WEBPACK_IMPORTED_MODULE_4__/* .cappedByStage */ .rX)(organisation.decided(question).value, stage)) : limit;
}
function dependsOnPower({ repository, organisation }, rule) {
    return organisation !== undefined && repository.policy.ceiling !== undefined && isAboutCeiling(rule);
}
function optionsFor({ repository, organisation }, rule, profile) {
    return Object.fromEntries(Object.entries((0,_effective_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleOf */ .Y)(rule)?.options ?? {}).map(([name, { tightens }]) => {
        const option = repository.option(rule, name, profile);
        if (!organisation)
            return [name, option.value];
        const limit = organisation.option(rule, name, profile).value;
        if (isSilent(repository.policy, option))
            return [name, limit];
        return [name, tightens === "up" ? Math.max(limit, option.value) : Math.min(limit, option.value)];
    }));
}
function waiverFor({ repository, organisation, today }, finding) {
    const profile = (0,_effective_js__WEBPACK_IMPORTED_MODULE_3__/* .profileOf */ .dp)(finding);
    if (!organisation)
        return repository.waiver(finding, profile);
    const { waivable } = organisation.policy;
    const isAllowed = ({ rule, until }) => waivable !== undefined && (0,_dates_js__WEBPACK_IMPORTED_MODULE_5__/* .isWaivable */ .uF)(waivable.rules, rule) && (0,_days_js__WEBPACK_IMPORTED_MODULE_6__/* .daysBetween */ .Y)(today, until) <= waivable.maxDays;
    return organisation.waiver(finding, profile) ?? repository.waiver(finding, profile, isAllowed);
}
function isSilent(policy, { at }) {
    return isOfPreset(policy, at) && !statesPreset(policy);
}
function statesPreset({ preset, presetAt }) {
    return presetAt !== undefined && _model_rule_js__WEBPACK_IMPORTED_MODULE_7__/* .presets */ .v4.indexOf(preset) > _model_rule_js__WEBPACK_IMPORTED_MODULE_7__/* .presets */ .v4.indexOf(_model_rule_js__WEBPACK_IMPORTED_MODULE_7__/* .defaultPreset */ .FS);
}
function isOfPreset({ preset }, at) {
    return at.source.path === (0,_model_js__WEBPACK_IMPORTED_MODULE_2__/* .presetPlace */ .zp)(preset).source.path;
}
function isAboutCeiling(rule) {
    const { levelsUnstated, kindsUnstated } = (0,_effective_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleOf */ .Y)(rule) ?? {};
    return (levelsUnstated ?? kindsUnstated) !== undefined;
}
function failsOwnCeiling(repository, { rule, kind, profile }) {
    if (!isAboutCeiling(rule))
        return false;
    const { stated, value } = repository.ceiling(profile);
    if (!stated)
        return false;
    const own = profile ? repository.grants(profile).current.flatMap(({ may }) => may) : [];
    const may = new Set([...value.value, ...own]);
    const known = kind === undefined && profile?.item?.profile ? (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilitiesOf */ .SF)(profile.item.profile) : _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7;
    const does = known.includes("delegate") ? _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7 : known;
    return does.some((capability) => !may.has(capability));
}
function statedLevel(organisation, question) {
    return organisation.decided({ ...question, isCeilingStated: true }).value;
}


/***/ })

};
;