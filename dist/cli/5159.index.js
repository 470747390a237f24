"use strict";
exports.id = 5159;
exports.ids = [5159];
exports.modules = {

/***/ 95159:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  changesBetween: () => (/* reexport */ evaluate/* changesBetween */.i),
  decide: () => (/* reexport */ decide),
  evaluate: () => (/* reexport */ evaluate/* evaluate */._)
});

// EXTERNAL MODULE: ./build/bundle/src/evaluate/index.js + 3 modules
var evaluate = __webpack_require__(36288);
// EXTERNAL MODULE: ./build/bundle/src/policy/organisation.js
var policy_organisation = __webpack_require__(8236);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(95885);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/allowance.js


function allowanceOf(stack, profile) {
    return allowance(stack.organisation
        ? limitedParts(stack, stack.organisation, profile)
        : { ...ceilingIn(stack.repository, profile), ...grantsIn(stack.repository, profile) });
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
    const { grantable } = organisation.policy;
    const delegated = grantable && selects(grantable, profile) ? grantable.may : [];
    const allowed = new Set([
        ...limit.ceiling,
        ...limit.added,
        ...own.added.filter((capability) => delegated.includes(capability)),
    ]);
    const ceiling = own.stated ? own.ceiling.filter((capability) => limit.ceiling.includes(capability)) : limit.ceiling;
    return {
        ceiling,
        at: ceiling.length < limit.ceiling.length ? own.at : limit.at,
        stated: limit.stated || own.stated,
        added: [...limit.added, ...own.added].filter((capability) => allowed.has(capability)),
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
function unusedEntries({ grants, waivers }, { selects, today }, profiles, findings) {
    const isChecked = ({ at, until }) => !(0,model/* isForeign */.jq)(at) && (until === undefined || until >= today);
    const unusedGrants = grants.filter((grant) => isChecked(grant) && !profiles.some((profile) => selects(grant, profile)));
    const unusedWaivers = waivers.filter((waiver) => isChecked(waiver) &&
        !findings.some((finding) => (0,effective/* matchesFinding */.rU)(waiver, finding) && selects(waiver, (0,effective/* profileOf */.dp)(finding))));
    return [
        ...unusedGrants.map((grant) => ({
            topic: "unused",
            message: `this grant (owner ${grant.owner}) matches no profile; correct its patterns or remove it`,
            at: grant.at,
            identity: (0,dates/* identityOfEntry */.wA)(grant),
        })),
        ...unusedWaivers.map((waiver) => ({
            topic: "unused",
            message: `this waiver for \`${waiver.rule}\` (owner ${waiver.owner}) matches no finding; remove it`,
            at: waiver.at,
            identity: (0,dates/* identityOfEntry */.wA)(waiver),
        })),
    ];
}
function movedHome(problem, { sources }) {
    let { at } = problem;
    for (let steps = 0; (0,model/* isForeign */.jq)(at) && steps < sources.length; steps++) {
        const extending = sources.find(({ ref }) => ref === at.source.path)?.at;
        if (!extending)
            return problem;
        at = extending;
    }
    return at === problem.at ? problem : { ...problem, at, related: [{ message: "defined here", at: problem.at }] };
}

// EXTERNAL MODULE: ./build/bundle/src/policy/decide/hosts.js
var hosts = __webpack_require__(92374);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/selector.js
var selector = __webpack_require__(60364);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/lists.js


function listsOf(policies, matches) {
    const servers = policies.flatMap(({ servers: list }) => list ?? []);
    const models = policies.flatMap(({ models: list }) => list ?? []);
    if (servers.length + models.length === 0)
        return {};
    return {
        ...(servers.length > 0
            ? {
                server: (source) => servers.every(({ allow }) => allow.some(({ value }) => isServer(value, source, matches))),
            }
            : {}),
        ...(models.length > 0
            ? { model: (model) => models.every(({ allow }) => allow.some(({ value }) => isText(value, model, matches))) }
            : {}),
        adding: (list, entry) => fixOf(policies.at(-1)?.[list], entry),
    };
}
function bothLists(first, second) {
    return { ...second, ...first, ...both("server", first, second), ...both("model", first, second) };
}
function both(key, first, second) {
    const [a, b] = [first[key], second[key]];
    return a && b ? { [key]: (value) => a(value) && b(value) } : {};
}
function isText(pattern, text, matches) {
    return pattern === text || matches((0,selector/* asOneSegment */.IH)(text), (0,selector/* asOneSegment */.IH)(pattern));
}
function isServer(entry, source, matches) {
    if ("url" in entry)
        return source.kind === "url" && isAddress(entry.url, source.url, matches);
    if (source.kind !== "command")
        return false;
    const { program, package: found, line, isPlain } = source;
    if (entry.package === undefined)
        return /\s/.test(entry.command)
            ? isText(entry.command, line, matches)
            : isPlain && !found && isText(entry.command, program, matches);
    if (!isPlain || !found || !isText(entry.command, program, matches))
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
function isAddress(pattern, address, matches) {
    const text = partsOf(address);
    if (text === undefined)
        return false;
    const plain = pattern.replace("://", ":/");
    return [text, text.replace(/\/$/, "")].some((form) => form === plain || matches(form, plain));
}
function fixOf(list, entry) {
    const title = `- ${entry}`;
    if (!list || (0,model/* isForeign */.jq)(list.at))
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

// EXTERNAL MODULE: ./build/bundle/src/policy/decide/levels.js
var decide_levels = __webpack_require__(70778);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/intersect.js




function intersect(first, second, where = "on the default branch") {
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
        levelOf: (...args) => (0,decide_levels/* stricter */.Rn)(first.levelOf(...args), second.levelOf(...args)),
        optionsOf(rule, profile) {
            const [a, b] = [first.optionsOf(rule, profile), second.optionsOf(rule, profile)];
            const declared = (0,effective/* ruleOf */.Y)(rule)?.options ?? {};
            return Object.fromEntries(Object.entries(a).map(([name, value]) => [
                name,
                declared[name]?.tightens === "down" ? Math.min(value, b[name] ?? value) : Math.max(value, b[name] ?? value),
            ]));
        },
        allowance: (...args) => narrower(first.allowance(...args), second.allowance(...args), where),
        settingsAllowance: (...args) => narrower(first.settingsAllowance(...args), second.settingsAllowance(...args), where),
        skillAllowance: (...args) => narrower(first.skillAllowance(...args), second.skillAllowance(...args), where),
        lists: bothLists(first.lists, second.lists),
        ignored: (path) => second.ignored(path) && first.ignored(path),
        waiver: (finding) => second.waiver(finding) && first.waiver(finding),
        unused: (profiles, findings) => first.unused(profiles, findings),
        upcoming: (findings) => joined(first.upcoming(findings), second.upcoming(findings)),
    };
}
function narrower(a, b, where) {
    const may = a.may.filter((capability) => b.may.includes(capability));
    const stated = a.stated || b.stated;
    if (may.length === a.may.length)
        return { ...a, stated };
    if (may.length === b.may.length)
        return { ...b, from: where === "" ? b.from : `${b.from}, as ${where},`, stated };
    return {
        may,
        granted: a.granted.filter((capability) => b.granted.includes(capability)),
        grants: a.grants,
        from: `${a.from} and${where === "" ? "" : `, ${where},`} ${b.from}`,
        stated,
    };
}
function joined(first, second) {
    const steps = new Map();
    for (const step of [...first, ...second]) {
        const key = `${step.day} ${step.stage}`;
        if ((steps.get(key)?.findings ?? 0) < step.findings)
            steps.set(key, step);
    }
    return [...steps.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

// EXTERNAL MODULE: ./build/bundle/src/model/rule.js
var model_rule = __webpack_require__(78301);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/days.js
var days = __webpack_require__(77034);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/stack.js






function levelOn({ repository, organisation }, day, question) {
    if (!organisation)
        return repository.level(question, day);
    const limit = organisation.level(question, day);
    const decided = repository.decided(question);
    const isStated = !isSilent(repository.policy, decided);
    const level = isStated ? decided.value : inheritedLevel(repository, organisation, question);
    const { rollout } = isStated || repository.policy.rollout !== undefined ? repository.policy : organisation.policy;
    return (0,decide_levels/* stricter */.Rn)(limit, (0,decide_levels/* capped */.uo)(level, (0,decide_levels/* stageOf */.gV)(rollout, question.rule, day)));
}
function optionsFor({ repository, organisation }, rule, profile) {
    return Object.fromEntries(Object.entries((0,effective/* ruleOf */.Y)(rule)?.options ?? {}).map(([name, { tightens }]) => {
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
    const profile = (0,effective/* profileOf */.dp)(finding);
    if (!organisation)
        return repository.waiver(finding, profile);
    const { waivable } = organisation.policy;
    const isAllowed = ({ rule, until }) => waivable !== undefined && (0,dates/* isWaivable */.uF)(waivable.rules, rule) && (0,days/* daysBetween */.Y)(today, until) <= waivable.maxDays;
    return organisation.waiver(finding, profile) ?? repository.waiver(finding, profile, isAllowed);
}
function isSilent(policy, { at }) {
    return policy.presetAt === undefined && isOfPreset(policy, at);
}
function isOfPreset({ preset }, at) {
    return at.source.path === (0,model/* presetPlace */.zp)(preset).source.path;
}
function inheritedLevel(repository, organisation, question) {
    const { policy } = organisation;
    const { rule, kind, profile } = question;
    const decided = organisation.decided(question);
    const { levels, levelsUnstated } = (0,effective/* ruleOf */.Y)(rule) ?? {};
    const isMilder = kind === undefined && levels && levelsUnstated && isOfPreset(policy, decided.at);
    return isMilder && repository.ceiling(profile).stated ? levels[(0,model_rule/* baseOf */.bx)(policy.preset)] : decided.value;
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
            const level = levelOn(stack, day, (0,effective/* questionOf */.YH)(finding));
            const counts = level === "error" ? raised.enforce : raised.warn;
            if ((0,decide_levels/* isLaxer */.Vi)(levels.get(finding) ?? "off", level))
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
    const longestWaiver = Math.min(...policies.map(({ preset }) => effective/* waiverDays */.EA[preset]));
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
        baseline: organisation?.baseline?.value === "refuse" ? "refuse" : (policy.baseline?.value ?? "allow"),
        entries: entriesOf(policy, organisation),
        lists: listsOf(policies, matches),
        problems: await problemsIn(stack, longestWaiver),
        ...settingsIn(stack, policies),
        ignored: (path) => (organisation ?? policy).ignore.find(({ paths }) => paths.some((pattern) => matches(path, pattern))),
        waiver: (finding) => (isUnwaived ? undefined : waiverFor(stack, finding)),
        unused: (profiles, findings) => unusedEntries(policy, stack, profiles, findings),
        upcoming: (findings) => upcomingIn(stack, findings),
    };
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
        ...intersect(first, second, ""),
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
async function problemsIn({ repository, organisation, today }, longestWaiver) {
    const { policy } = repository;
    const exceeding = organisation ? (await __webpack_require__.e(/* import() */ 309).then(__webpack_require__.bind(__webpack_require__, 80309))).looseningsIn(organisation, repository, today) : [];
    const own = [...(0,dates/* expiryProblems */.gi)(policy, today, longestWaiver), ...exceeding];
    return [
        ...(organisation ? (0,dates/* expiryProblems */.gi)(organisation.policy, today, effective/* waiverDays */.EA[organisation.policy.preset], true) : []),
        ...own.map((problem) => movedHome(problem, policy)),
    ];
}
function settingsIn(stack, policies) {
    const isUniform = policies.every(({ overrides }) => overrides.length === 0);
    const isUngranted = isUniform && policies.every(({ grants }) => grants.length === 0);
    const levels = new Map();
    const options = new Map();
    let shared;
    return {
        levelOf(rule, kind, profile, cap) {
            if (!isUniform)
                return levelOn(stack, stack.today, { rule, kind, profile, cap });
            const key = `${rule}/${kind ?? ""} ${cap ?? ""}`;
            let level = levels.get(key);
            if (level === undefined)
                levels.set(key, (level = levelOn(stack, stack.today, { rule, kind, profile: undefined, cap })));
            return level;
        },
        optionsOf(rule, profile) {
            if (!isUniform)
                return optionsFor(stack, rule, profile);
            let known = options.get(rule);
            if (!known)
                options.set(rule, (known = optionsFor(stack, rule, undefined)));
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

;// CONCATENATED MODULE: ./build/bundle/src/cli/lazy.js




/***/ }),

/***/ 72024:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ compareTrees),
  C: () => (/* binding */ differencesIn)
});

// EXTERNAL MODULE: ./build/bundle/src/compare/effects.js
var effects = __webpack_require__(56847);
// EXTERNAL MODULE: ./build/bundle/src/inspect/index.js + 12 modules
var inspect = __webpack_require__(67141);
// EXTERNAL MODULE: ./build/bundle/src/inspect/material.js + 6 modules
var material = __webpack_require__(57619);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var profile = __webpack_require__(64682);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/grant-holders.js

function grantHoldersIn({ subjects }, { ofItems }, decisions) {
    const holders = subjects.filter((subject) => usesGrant(subject, decisions));
    return new Map(holders.map((subject) => [subject, fingerprintOf(subject.item, ofItems.get(subject.item))]));
}
function fingerprintOf({ profile }, material) {
    if (!profile)
        return "";
    const { prompt, hooks, servers } = profile;
    const commands = [...hooks, ...servers].map(({ kind, value }) => ({ kind, value }));
    return JSON.stringify([prompt.text, commands, material ?? null]);
}
function usesGrant({ host, item }, decisions) {
    const { granted } = decisions.allowance(host, item);
    return (granted.length > 0 &&
        item.profile !== undefined &&
        (0,profile/* capabilitiesOf */.SF)(item.profile).some((capability) => granted.includes(capability)));
}

;// CONCATENATED MODULE: ./build/bundle/src/evaluate/changes.js




async function compareTrees(trees, decisions, approve) {
    const { head, base, fault } = trees;
    const differences = await differencesIn(trees, decisions);
    if (!approve || !(base || fault))
        return { differences, widened: undefined };
    const toApprove = differences ?? (await compared(withoutContent(head), head, decisions));
    const { widenedUnder } = await __webpack_require__.e(/* import() */ 6438).then(__webpack_require__.bind(__webpack_require__, 96438));
    return { differences, widened: await widenedUnder(decisions, toApprove, approve) };
}
async function differencesIn({ head, base }, decisions) {
    if (!base)
        return undefined;
    const gains = base.inspection === head.inspection ? { changes: [], settings: [] } : await compared(base, head, decisions);
    const { compareInstructions } = await __webpack_require__.e(/* import() */ 3989).then(__webpack_require__.bind(__webpack_require__, 43989));
    return { ...gains, instructions: await compareInstructions(base, head) };
}
async function compared(before, after, decisions) {
    const [{ compare }, { compareSettings }, { ownChanges }] = await Promise.all([
        __webpack_require__.e(/* import() */ 8169).then(__webpack_require__.bind(__webpack_require__, 28169)),
        __webpack_require__.e(/* import() */ 8840).then(__webpack_require__.bind(__webpack_require__, 8840)),
        __webpack_require__.e(/* import() */ 3457).then(__webpack_require__.bind(__webpack_require__, 63457)),
    ]);
    const materials = { before: before.materials, after: after.materials };
    const [was, is] = [(0,inspect/* byEdition */.Ms)(before.inspection), (0,inspect/* byEdition */.Ms)(after.inspection)];
    const told = new Set();
    const ranks = Array.from({ length: Math.max(was.length, is.length) }, (_, rank) => {
        const [old, fresh] = [was[rank] ?? without(before.inspection), is[rank] ?? without(after.inspection)];
        const holders = new Map([
            ...grantHoldersIn(old, before.materials, decisions),
            ...grantHoldersIn(fresh, after.materials, decisions),
        ]);
        const settings = compareSettings(old, fresh, {
            before: materials.before.ofSettings,
            after: materials.after.ofSettings,
        });
        const changes = ownChanges(compare(old, fresh, holders, materials), settings);
        const kept = rank === 0
            ? { changes, settings }
            : {
                changes: changes.flatMap((change) => furtherGains(change, told)),
                settings: settings.filter((change) => (0,effects/* isLooser */.e)(change) && !told.has(keyOfSetting(change))),
            };
        for (const change of changes)
            for (const widening of change.widenings)
                told.add(keyOf(change, widening));
        for (const change of settings)
            told.add(keyOfSetting(change));
        return kept;
    });
    return {
        changes: ranks.flatMap(({ changes }) => changes),
        settings: ranks.flatMap(({ settings }) => settings),
    };
}
function furtherGains(change, told) {
    const edition = (change.after ?? change.before)?.edition;
    const widenings = change.widenings
        .filter((widening) => !told.has(keyOf(change, widening)))
        .map((widening) => ({ ...widening, message: `${widening.message} (edition ${edition})` }));
    return widenings.length > 0 ? [{ ...change, widenings }] : [];
}
function keyOf({ before, after }, { kind, message }) {
    const { host, item } = after ?? before ?? {};
    return JSON.stringify([host, item?.files, kind, message]);
}
function keyOfSetting({ host, path, setting, effect, because, after }) {
    return JSON.stringify([host, path, setting, effect, because, after?.content ?? after?.value]);
}
function without(inspection) {
    return { ...inspection, loads: [], subjects: [] };
}
function withoutContent({ repo, inspection }) {
    return { repo, inspection: without(inspection), materials: material/* noMaterials */.YF };
}


/***/ }),

/***/ 36288:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ changesBetween),
  _: () => (/* binding */ evaluate)
});

// EXTERNAL MODULE: ./build/bundle/src/platform/hash.js
var hash = __webpack_require__(81957);
// EXTERNAL MODULE: ./build/bundle/src/platform/memory.js
var memory = __webpack_require__(3986);
// EXTERNAL MODULE: ./build/bundle/src/inspect/index.js + 12 modules
var inspect = __webpack_require__(67141);
// EXTERNAL MODULE: ./build/bundle/src/policy/findings.js
var policy_findings = __webpack_require__(668);
// EXTERNAL MODULE: ./build/bundle/src/model/finding.js
var model_finding = __webpack_require__(10290);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/lazy-finding.js


function memoizedFingerprints() {
    const known = new Map();
    return (finding) => {
        let value = known.get(finding);
        if (value === undefined)
            known.set(finding, (value = (0,hash.fingerprint)((0,model_finding/* identityOf */.cu)(finding))));
        return value;
    };
}
class LazyFinding {
    finding;
    state;
    waiver;
    isBaselined;
    #fingerprintOf;
    constructor(evaluated, fingerprintOf) {
        this.finding = evaluated.finding;
        this.state = evaluated.state;
        this.waiver = evaluated.waiver;
        this.isBaselined = evaluated.isBaselined;
        this.#fingerprintOf = fingerprintOf;
    }
    get fingerprint() {
        return this.#fingerprintOf(this.finding);
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/evaluate/apply-policy.js




async function applyPolicy({ head, base }, widened, input) {
    const { options, proposed, baseline } = input;
    const { decisions } = options;
    const fingerprintOf = memoizedFingerprints();
    const baselineCode = baseline || proposed?.baseline ? await __webpack_require__.e(/* import() */ 9341).then(__webpack_require__.bind(__webpack_require__, 71722)) : undefined;
    const staleIn = (entries, { findings }) => entries && baselineCode ? baselineCode.staleEntries(entries, findings, fingerprintOf) : [];
    const known = base &&
        withPolicyFindings(base.inspection, options, {
            decisions,
            stale: staleIn(baseline, base.inspection),
            problems: [],
        });
    const inspection = withPolicyFindings(head.inspection, options, {
        decisions: proposed?.decisions ?? decisions,
        stale: staleIn(proposed ? proposed.baseline : baseline, head.inspection),
        problems: [...(input.policyProblems ?? []), ...(widened?.unapproved ?? [])],
    });
    const existing = known && new Set(known.findings.map(fingerprintOf));
    const context = {
        decisions,
        hasBase: input.base !== undefined,
        isExisting: (finding) => existing?.has(fingerprintOf(finding)) ?? false,
        isBaselined: (finding) => {
            const entry = baseline?.entries.get(fingerprintOf(finding));
            return entry !== undefined && baselineCode?.covers(entry, finding) === true;
        },
        fingerprintOf,
    };
    const findings = inspection.findings.map((finding) => evaluatedFinding(finding, context));
    return {
        inspection,
        findings,
        upcoming: decisions.upcoming(findings.flatMap(({ finding, waiver }) => (waiver ? [] : [finding]))),
    };
}
function evaluatedFinding(finding, context) {
    (0,memory/* ensureMemoryForResult */.Q0)();
    const isExisting = context.isExisting(finding);
    const waiver = !context.hasBase || isExisting ? (context.decisions.waiver(finding) ?? null) : null;
    const isBaselined = context.isBaselined(finding);
    const state = waiver ? "waived" : isBaselined || isExisting ? "existing" : "new";
    return new LazyFinding({ finding, state, waiver, isBaselined }, context.fingerprintOf);
}
function withPolicyFindings(inspection, { decisions, hosts, starts }, checked) {
    const { findings } = inspection;
    const isWhole = hosts === undefined && starts === undefined;
    const facts = isWhole
        ? (0,policy_findings/* policyFacts */._X)(checked.decisions, [...checked.stale, ...checked.problems], {
            profiles: checked.decisions.entries.grants.length > 0 ? grantableIn(inspection) : [],
            findings,
        })
        : (0,policy_findings/* policyFacts */._X)(checked.decisions, checked.problems);
    const added = (0,policy_findings/* checkPolicy */.hM)(decisions, facts, (item) => inspection.subjects.find((subject) => subject.item === item));
    return added.length === 0 ? inspection : { ...inspection, findings: [...findings, ...added].sort(inspect/* byPlace */.hz) };
}
function grantableIn({ subjects, loads }) {
    const profiles = subjects.flatMap(({ host, item }) => {
        const ref = { host, item, path: item.files[0] ?? "" };
        const skills = new Set((item.profile?.skills ?? []).map(({ path }) => path));
        return [ref, ...[...skills].map((path) => ({ ...ref, beside: { kind: "skill", path } }))];
    });
    const settings = loads.flatMap(({ host, load }) => {
        const paths = new Set(load.layers.flatMap(({ authority }) => authority.flatMap(({ may, at }) => (may ? [at.source.path] : []))));
        return [...paths].map((path) => ({ host, item: null, path, beside: { kind: "settings" } }));
    });
    return [...profiles, ...settings];
}

// EXTERNAL MODULE: ./build/bundle/src/evaluate/changes.js + 1 modules
var changes = __webpack_require__(72024);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/inspect-both.js
var inspect_both = __webpack_require__(60213);
// EXTERNAL MODULE: ./build/bundle/src/generated/hosts.js
var hosts = __webpack_require__(39824);
// EXTERNAL MODULE: ./build/bundle/src/inspect/unread.js
var inspect_unread = __webpack_require__(32739);
// EXTERNAL MODULE: ./build/bundle/src/inspect/organisation.js
var organisation = __webpack_require__(5398);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/notes.js





function notesOf(inspection, repo, options) {
    return [...emptyDirectories(inspection, repo, options), ...searchedDirectories(inspection, options)];
}
function emptyDirectories({ loads }, repo, { decisions }) {
    return loads.flatMap(({ host, title, load }) => (decisions.hosts[host]?.dirs ?? []).flatMap(({ value, at }) => {
        const path = (0,repo_path/* plain */.pj)(value) ?? value;
        if (findsSomething(load, path))
            return [];
        const { line } = (0,repo_text/* positionAt */.t$)(at.source, at.span.start);
        const exists = ["file", "directory"].includes(repo.resolve(path).kind);
        return [
            `\`hosts.${host}.dirs\` (${at.source.path}:${line}) names \`${value}\`, ${exists ? `in which ${title} finds no profile` : "which does not exist"}`,
        ];
    }));
}
function findsSomething({ layers, unjudged }, path) {
    return (layers.some(({ name, status, root }) => name !== "builtin" && status !== "absent" && (0,repo_path/* isWithin */.UO)(root, path)) ||
        unjudged.some((problem) => (0,repo_path/* isWithin */.UO)(problem.at.source.path, path)));
}
function searchedDirectories({ loads, subjects, unread }, { decisions, user, repositoryNames = [] }) {
    if (subjects.length > 0)
        return [];
    const usual = loads.flatMap(({ host }) => usualDirectories(host, user !== undefined, repositoryNames));
    const quoted = [...new Set(usual)].filter((path) => path !== "").map((path) => `\`${path}\``);
    const places = quoted.length > maxDirectories
        ? `the usual places of ${loads.length} hosts${user === undefined ? "" : ", those on this machine included"}, such as ${quoted.filter((path) => familiar.has(path)).join(", ")} (the command \`hosts\` lists them)`
        : quoted.join(", ");
    const named = loads.flatMap(({ host, title }) => (decisions.hosts[host]?.dirs ?? []).map(({ value }) => `\`${value || "."}\` for ${title}`));
    const searched = [places, ...named].filter((part) => part !== "").join(" and ");
    return [...(unread.length > 0 ? [(0,inspect_unread/* unreadSummary */.g_)(unread)] : []), `no profile found; looked in ${searched}`];
}
const maxDirectories = 8;
const familiar = new Set(["`.claude/agents`", "`.codex/agents`", "`.github/agents`"]);
function usualDirectories(id, withUser, repositoryNames) {
    const host = hosts/* hosts */.S[id];
    const patterns = (host ? (0,organisation/* inRepository */.y)(host, repositoryNames).patterns : [])
        .filter((pattern) => withUser || !/^[~$/]/.test(pattern))
        .map((pattern) => pattern.replace(/^\*\*\//, ""));
    const ofProfiles = patterns.filter((pattern) => pattern.includes("*"));
    return (ofProfiles.length > 0 ? ofProfiles : patterns).map((pattern) => pattern.replace(/\/?[^/]*\*.*$/, ""));
}

// EXTERNAL MODULE: ./build/bundle/src/evaluate/permission.js
var permission = __webpack_require__(53954);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/index.js






async function evaluate(input) {
    const { repo, base, options } = input;
    const trees = await (0,inspect_both/* inspectBoth */.M)(repo, base, options);
    const { differences, widened } = await (0,changes/* compareTrees */.t)(trees, options.decisions, input.approve);
    const { inspection, findings, upcoming } = await applyPolicy(trees, widened, input);
    if (findings.some(({ finding }) => finding.rule === "max-capability" && !finding.isUnstated)) {
        const { addCeilingFixes } = await Promise.all(/* import() */[__webpack_require__.e(2877), __webpack_require__.e(6766)]).then(__webpack_require__.bind(__webpack_require__, 6766));
        await addCeilingFixes(inspection, options.decisions, input);
    }
    return {
        tool: input.tool,
        repository: input.repository,
        commit: input.commit,
        base: base?.commit ?? null,
        date: options.decisions.today,
        sources: sourcesOf(options.decisions, input.policyCommit),
        inspection,
        findings,
        changes: differences?.changes,
        settings: differences?.settings,
        ...(await powerIn(trees, differences, input, input.policyPower)),
        instructions: differences?.instructions,
        ...(await reviewContextOf(differences, input)),
        notes: [
            ...input.notes,
            ...(widened?.notes ?? []),
            ...(trees.fault ? [`the base cannot be read, so every finding is new: ${trees.fault.message}`] : []),
            ...notesOf(inspection, repo, options),
        ],
        failOn: input.failOn,
        gate: input.gate,
        ...(input.policyChanges ? { policyChanges: input.policyChanges } : {}),
        upcoming,
        grantedByHost: (0,permission/* grantedByHost */.B)(options.decisions),
    };
}
async function powerIn(trees, differences, { base, options }, policyPower) {
    if (!policyPower)
        return {};
    const { powerOf } = await __webpack_require__.e(/* import() */ 5732).then(__webpack_require__.bind(__webpack_require__, 55732));
    return { power: await powerOf(trees, differences, base, options, policyPower) };
}
function sourcesOf({ sources }, policyCommit) {
    return sources.map(({ ref, text, commit }) => ({
        ref,
        commit: ref.startsWith("preset:") ? null : (commit ?? policyCommit),
        get sha256() {
            return (0,hash.sha256)(text);
        },
    }));
}
async function reviewContextOf(differences, { repo, base, options }) {
    if (!base || !differences)
        return {};
    const { changes, settings } = differences;
    if (changes.length + settings.length === 0)
        return {};
    const { reviewContext } = await __webpack_require__.e(/* import() */ 9504).then(__webpack_require__.bind(__webpack_require__, 9504));
    return { reviewContext: await reviewContext(changes, settings, repo, base.repo, options.decisions) };
}
async function changesBetween(base, repo, inspection, policyPower) {
    if (base.sharesObjects && repo.agreesWith(base.repo, { whole: true }))
        return { changes: [], settings: [], instructions: [], notes: [], ...(policyPower ? { power: "unchanged" } : {}) };
    const options = { ...inspection, skipsRules: true };
    const trees = await (0,inspect_both/* inspectBoth */.M)(repo, base, options);
    if (trees.fault)
        throw trees.fault;
    const notes = new Set([
        ...unreadNotes(trees.head.inspection, ""),
        ...(trees.base && trees.base.inspection !== trees.head.inspection
            ? unreadNotes(trees.base.inspection, "at the base, ")
            : []),
    ]);
    const differences = (await (0,changes/* differencesIn */.C)(trees, options.decisions)) ?? {
        changes: [],
        settings: [],
        instructions: [],
    };
    return { ...differences, ...(await powerIn(trees, differences, { base, options }, policyPower)), notes: [...notes] };
}
function unreadNotes({ loads }, prefix) {
    return loads.flatMap(({ load }) => load.unjudged.flatMap(({ kind, message, at }) => kind === "unknown-file" || kind === "unknown-key" ? [] : [`${prefix}\`${at.source.path}\` ${message}`]));
}


/***/ }),

/***/ 60213:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ inspectBoth)
/* harmony export */ });
/* harmony import */ var _inspect_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67141);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72456);
/* harmony import */ var _inspect_material_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57619);



async function inspectBoth(repo, base, options) {
    if (!base)
        return { head: { repo, inspection: await (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_0__/* .inspect */ .Nn)(repo, options), materials: _inspect_material_js__WEBPACK_IMPORTED_MODULE_2__/* .noMaterials */ .YF } };
    const usedAtBase = await (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_0__/* .hostsInUse */ .GL)(base.repo, options);
    const inspected = await (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_0__/* .inspect */ .Nn)(repo, { ...options, usedAtBase });
    const head = { repo, inspection: inspected, materials: await (0,_inspect_material_js__WEBPACK_IMPORTED_MODULE_2__/* .materialsIn */ .gS)(inspected, repo) };
    base.repo.shareCache(repo, base.sharesObjects === true);
    if (base.sharesObjects && repo.agreesWith(base.repo))
        return { head, base: { ...head, repo: base.repo } };
    const inspection = await (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_0__/* .inspect */ .Nn)(base.repo, options).catch(userErrorOf);
    return inspection instanceof _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo
        ? { head, fault: inspection }
        : { head, base: { repo: base.repo, inspection, materials: await (0,_inspect_material_js__WEBPACK_IMPORTED_MODULE_2__/* .materialsIn */ .gS)(inspection, base.repo) } };
}
function userErrorOf(error) {
    if (error instanceof _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo)
        return error;
    throw error;
}


/***/ }),

/***/ 53954:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ grantedByHost),
/* harmony export */   J: () => (/* binding */ isAllowed),
/* harmony export */   permissionsUnder: () => (/* binding */ permissionsUnder)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);
/* harmony import */ var _model_delegation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20221);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64682);



function isAllowed({ excess, skills }) {
    return excess.length === 0 && skills.size === 0;
}
function permissionsUnder(decisions, { loads }) {
    const grants = new Map(decisions.entries.grants.map((grant) => [grant.at, grant]));
    let reachable;
    return ({ host, item }) => {
        const { profile } = item;
        if (!profile)
            return undefined;
        reachable ??= new Map(loads.flatMap(({ load }) => {
            const reach = (0,_model_delegation_js__WEBPACK_IMPORTED_MODULE_1__/* .reachableIn */ .Z)(load);
            return load.items.map((one) => [one, reach]);
        }));
        const own = (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .capabilitiesOf */ .SF)(profile);
        const can = (0,_model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .inOrder */ .al)([...own, ...(reachable.get(item)?.(item).keys() ?? [])]);
        const allowance = decisions.allowance(host, item);
        const skills = (profile.skills ?? []).flatMap(({ path, may, asks, refuses }) => {
            const allowed = asks || refuses ? may : [...own, ...decisions.skillAllowance(host, item, path).may];
            const excess = may.filter((capability) => !allowed.includes(capability));
            return excess.length === 0 ? [] : [[path, excess]];
        });
        return {
            excess: can.filter((capability) => !allowance.may.includes(capability)),
            skills: merged(skills),
            grants: allowance.grants
                .flatMap((at) => grants.get(at) ?? [])
                .filter(({ may }) => may.some((capability) => can.includes(capability) && allowance.granted.includes(capability))),
            stated: allowance.stated,
        };
    };
}
function grantedByHost(decisions) {
    const grants = new Map(decisions.entries.grants.map((grant) => [grant.at, grant]));
    return ({ host, item }) => decisions.allowance(host, item).grants.flatMap((at) => {
        const grant = grants.get(at);
        return grant?.hosts.includes(host) ? grant.may : [];
    });
}
function merged(entries) {
    const found = new Map();
    for (const [path, may] of entries)
        found.set(path, (0,_model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .inOrder */ .al)([...(found.get(path) ?? []), ...may]));
    return found;
}


/***/ }),

/***/ 3212:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gi: () => (/* binding */ expiryProblems),
/* harmony export */   uF: () => (/* binding */ isWaivable),
/* harmony export */   wA: () => (/* binding */ identityOfEntry)
/* harmony export */ });
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77034);

const noticeDays = 14;
function expiryProblems({ grants, waivers }, today, longest, isOrganisation = false) {
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
            return problem("too-long", `runs for ${left} days, until ${until}, and is ignored; the limit is ${longest} days`);
        const key = JSON.stringify([owner, until]);
        if (left <= noticeDays)
            ending.set(key, [...(ending.get(key) ?? []), { what, entry }]);
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
    const when = `${left === 0 ? "today" : `in ${left} ${left === 1 ? "day" : "days"}`}, on ${until}`;
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
        return count === 0 ? [] : [`${count} ${what}${count === 1 ? "" : "s"}`];
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
    const { profiles, paths, hosts, owner, until } = entry;
    return JSON.stringify(["rule" in entry ? entry.rule : entry.may, profiles, paths, hosts, owner, until]);
}
function isWaivable(rules, rule) {
    return rules.includes(rule) || rules.includes(rule.split("/")[0] ?? rule);
}


/***/ }),

/***/ 77034:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ daysBetween)
/* harmony export */ });
function daysBetween(from, to) {
    return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}


/***/ }),

/***/ 19696:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EA: () => (/* binding */ waiverDays),
/* harmony export */   Y: () => (/* binding */ ruleOf),
/* harmony export */   YH: () => (/* binding */ questionOf),
/* harmony export */   dp: () => (/* binding */ profileOf),
/* harmony export */   du: () => (/* binding */ viewOf),
/* harmony export */   rU: () => (/* binding */ matchesFinding)
/* harmony export */ });
/* harmony import */ var _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95149);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53861);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78301);
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77034);
/* harmony import */ var _levels_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70778);





const waiverDays = { required: 180, recommended: 180, strict: 90 };
function viewOf(policy, today, selects, longest = waiverDays[policy.preset]) {
    const origin = { policy, presetAt: (0,_model_js__WEBPACK_IMPORTED_MODULE_1__/* .presetPlace */ .zp)(policy.preset) };
    const matching = (profile) => (override) => profile !== undefined && selects(override, profile);
    const decided = ({ rule, kind, profile, cap }) => first(levelStatements(origin, matching(profile), { rule, kind, cap }));
    return {
        policy,
        decided,
        level: (question, day) => (0,_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .capped */ .uo)(decided(question).value, (0,_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .stageOf */ .gV)(policy.rollout, question.rule, day)),
        option: (id, name, profile) => first(optionStatements(origin, matching(profile), id, name)),
        ceiling: (profile) => ({
            value: first(ceilingStatements(origin, matching(profile))),
            stated: statesCeiling(policy, matching(profile)),
        }),
        decidedIn: (matches, rule, kind) => first(levelStatements(origin, matches, { rule, kind })),
        optionIn: (matches, id, name) => first(optionStatements(origin, matches, id, name)),
        ceilingIn: (matches) => first(ceilingStatements(origin, matches)),
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
function* levelStatements({ policy, presetAt }, matches, { rule: id, kind, cap, }) {
    if (kind !== undefined)
        yield* statementsIn(policy, matches, ({ rules: settings }) => settings[`${id}/${kind}`]?.level);
    const rule = ruleOf(id);
    const { kindLevels, ruleLevels } = presetLevels(rule, kind, () => statesCeiling(policy, matches));
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
    return (0,_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .isLaxer */ .Vi)(most, own) ? most : own;
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
function first(statements) {
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
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H$: () => (/* binding */ uniteHosts),
/* harmony export */   QL: () => (/* binding */ decideHosts),
/* harmony export */   fx: () => (/* binding */ usualEdition)
/* harmony export */ });
/* harmony import */ var _generated_hosts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39824);
/* harmony import */ var _model_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3641);


function decideHosts(own, organisation = own) {
    return forEach(own, organisation, (id) => {
        const usual = usualEdition(organisation, id);
        return {
            ...joined([], organisation[id]?.dirs ?? [], own[id]?.dirs ?? []),
            editions: [...new Set([usual, own[id]?.edition?.value ?? usual])],
        };
    });
}
function usualEdition(organisation, id) {
    return organisation[id]?.edition?.value ?? defaultOf(id);
}
function uniteHosts(first, second) {
    return forEach(first, second, (id) => {
        const [a, b] = [first[id], second[id]];
        const usual = [defaultOf(id)];
        return {
            ...joined([...(a?.fewerDirs ?? []), ...(b?.fewerDirs ?? []), b?.dirs ?? []], a?.dirs ?? [], b?.dirs ?? []),
            editions: [...new Set([...(b?.editions ?? usual), ...(a?.editions ?? usual)])],
        };
    });
}
function joined(fewer, first, second) {
    const dirs = distinctBy([...first, ...second], ({ value }) => value);
    const lists = [...fewer, first].filter((list) => new Set(list.map(({ value }) => value)).size < dirs.length);
    return { dirs, fewerDirs: distinctBy(lists, (list) => JSON.stringify(list.map(({ value }) => value).sort())) };
}
function forEach(first, second, decide) {
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

/***/ 70778:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D1: () => (/* binding */ rolloutDays),
/* harmony export */   Rn: () => (/* binding */ stricter),
/* harmony export */   Vi: () => (/* binding */ isLaxer),
/* harmony export */   gV: () => (/* binding */ stageOf),
/* harmony export */   uo: () => (/* binding */ capped)
/* harmony export */ });
/* unused harmony export levelOrder */
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10290);

const levelOrder = ["off", ..._model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO];
function stricter(a, b) {
    return levelOrder.indexOf(a) >= levelOrder.indexOf(b) ? a : b;
}
function isLaxer(a, b) {
    return levelOrder.indexOf(a) < levelOrder.indexOf(b);
}
function capped(level, stage) {
    const limit = stage === "observe" ? "note" : stage === "warn" ? "warning" : "error";
    return isLaxer(limit, level) ? limit : level;
}
function stageOf(rollout, rule, day) {
    if (!rollout)
        return "enforce";
    return stageIn(rollout.rules[rule], day) ?? stageIn(rollout, day) ?? "enforce";
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

/***/ 60364:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IH: () => (/* binding */ asOneSegment),
/* harmony export */   Nd: () => (/* binding */ selectsBy),
/* harmony export */   sp: () => (/* binding */ matcherFor)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7277);

async function matcherFor(policies) {
    const hasPatterns = policies.some(({ grants, ignore, overrides, waivers, grantable, servers, models }) => grants.length + ignore.length + overrides.length + waivers.length > 0 || grantable || servers || models);
    if (!hasPatterns)
        return () => false;
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
                profiles.some((pattern) => pattern === "*" ||
                    pattern === "**" ||
                    (name !== undefined && matcher(asOneSegment(name), asOneSegment(pattern))))) &&
            (paths.length === 0 || paths.some((pattern) => matcher(path, pattern))));
    };
}
function isAbout({ settings, skills = [] }, { path, beside }, matcher) {
    if (beside?.kind === "settings")
        return settings?.some((pattern) => matcher(path, pattern)) ?? true;
    if (settings !== undefined && settings.length > 0)
        return false;
    return skills.length === 0 || (beside?.kind === "skill" && skills.some((pattern) => matcher(beside.path, pattern)));
}
function asOneSegment(name) {
    return name.replaceAll("/", "\u2215");
}


/***/ })

};
;