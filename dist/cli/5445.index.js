"use strict";
exports.id = 5445;
exports.ids = [5445];
exports.modules = {

/***/ 84909:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NM: () => (/* binding */ isLooser),
/* harmony export */   Nz: () => (/* binding */ dangerOf),
/* harmony export */   kl: () => (/* binding */ isOfStart)
/* harmony export */ });
function isLooser({ effect }) {
    return effect !== "narrows" && effect !== "unhonoured";
}
function isOfStart({ before, after }) {
    return (after ?? before)?.ofStart === true;
}
function dangerOf(effect, may = []) {
    if (effect === "bypasses")
        return 0;
    if (effect === "auto-approves")
        return 1;
    if (effect === "unhonoured")
        return 6;
    if (effect === "narrows")
        return 7;
    if (may.includes("execute"))
        return 2;
    if (may.includes("external"))
        return 4;
    return may.includes("network") ? 3 : 5;
}


/***/ }),

/***/ 70338:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ applyPolicy),
  x: () => (/* binding */ unmatchedPatterns)
});

// EXTERNAL MODULE: ./build/bundle/src/platform/memory.js
var memory = __webpack_require__(3986);
// EXTERNAL MODULE: ./build/bundle/src/inspect/index.js + 15 modules
var inspect = __webpack_require__(65831);
// EXTERNAL MODULE: ./build/bundle/src/model/load.js
var model_load = __webpack_require__(6407);
// EXTERNAL MODULE: ./build/bundle/src/policy/findings.js
var policy_findings = __webpack_require__(668);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/model/finding.js
var finding = __webpack_require__(10290);
// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/known-findings.js


function isAmong(findings, { fingerprintOf, formerPath, isWaived }) {
    const same = new Set(findings);
    const keyOf = ({ rule, at }) => `${rule} ${at.source.path}`;
    let all;
    const groups = new Map();
    const isKnown = (finding, by = "", counts = () => true) => {
        const key = keyOf(finding);
        let group = groups.get(key + by);
        if (!group) {
            const here = (all ??= (0,many/* groupBy */.$z)(findings, keyOf)).get(key) ?? [];
            groups.set(key + by, (group = groupOf(here.filter(counts), fingerprintOf)));
        }
        return isIn(group, finding, fingerprintOf);
    };
    return (finding) => {
        if (same.has(finding) || isKnown(finding))
            return true;
        const { at, severity } = finding;
        const path = formerPath(at.source.path);
        if (path === undefined)
            return false;
        const isCovered = isWaived(finding);
        return isKnown({ ...finding, at: { ...at, source: { ...at.source, path } } }, ` ${severity} ${isCovered}`, (one) => isAtLeast(one, severity) && (isCovered || !isWaived(one)));
    };
}
function isIn({ fingerprints, findings, aboutPowers }, finding, fingerprintOf) {
    if (fingerprints.has(fingerprintOf(finding)))
        return true;
    const members = membersOf(finding);
    if (members.length > 0)
        return members.every((member) => fingerprints.has(fingerprintOf(member)));
    return hasFewer(finding, findings, fingerprintOf) || hasLessPower(finding, aboutPowers, fingerprintOf);
}
function isAtLeast({ severity }, least) {
    return finding/* severities */.gO.indexOf(severity) >= finding/* severities */.gO.indexOf(least);
}
function groupOf(findings, fingerprintOf) {
    let aboutPowers;
    return {
        findings,
        fingerprints: new Set(findings.flatMap((one) => [one, ...membersOf(one)].map(fingerprintOf))),
        aboutPowers: () => (aboutPowers ??= (0,many/* groupBy */.$z)(findings.filter(({ powers }) => powers), (one) => subjectOf(one, fingerprintOf))),
    };
}
function hasFewer(finding, among, fingerprintOf) {
    const { contents = [], ...rest } = finding;
    if (contents.length === 0)
        return false;
    return among.some(({ contents: more = [], ...one }) => {
        if (more.length <= contents.length || one.kind !== finding.kind || one.value !== finding.value)
            return false;
        const had = new Set(more);
        return contents.every((content) => had.has(content)) && fingerprintOf(one) === fingerprintOf(rest);
    });
}
function hasLessPower(finding, aboutPowers, fingerprintOf) {
    const { powers, severity } = finding;
    if (!powers)
        return false;
    const earlier = aboutPowers().get(subjectOf(finding, fingerprintOf)) ?? [];
    const had = earlier.filter((one) => isAtLeast(one, severity));
    if (new Set(had.map(({ kind }) => kind)).size < had.length)
        return false;
    const held = had.flatMap((one) => one.powers?.held ?? []);
    const whole = wholeIn(held);
    const reached = new Set([...had.flatMap((one) => one.powers?.reached ?? []), ...whole]);
    const scopes = new Set(held.map(keyOfScope));
    return (powers.held.every((power) => whole.has(power.capability) || scopes.has(keyOfScope(power))) &&
        powers.reached.every((capability) => reached.has(capability)));
}
function subjectOf(finding, fingerprintOf) {
    return fingerprintOf({ ...finding, kind: "", value: "" });
}
function wholeIn(held) {
    return new Set(held.flatMap(({ capability, scope }) => (scope === null ? [capability] : [])));
}
function keyOfScope({ capability, scope }) {
    return JSON.stringify([capability, scope]);
}
function membersOf(finding) {
    const { members = [], contents: _, ...one } = finding;
    return members.map((value) => ({ ...one, value }));
}

// EXTERNAL MODULE: ./build/bundle/src/inspect/findings/identity.js
var identity = __webpack_require__(29771);
// EXTERNAL MODULE: ./build/bundle/src/platform/hash.js
var hash = __webpack_require__(81957);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/lazy-finding.js


function memoizedFingerprints() {
    const known = new Map();
    return (finding) => {
        let value = known.get(finding);
        if (value === undefined)
            known.set(finding, (value = (0,hash.fingerprint)((0,identity/* identityOf */.c)(finding))));
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

;// CONCATENATED MODULE: ./build/bundle/src/evaluate/renamed-files.js
function formerPathsIn(differences, { base, head }) {
    const former = new Map();
    for (const change of differences?.changes ?? []) {
        const [was, is] = pathsOf(change);
        if (was === undefined || is === undefined || was === is)
            continue;
        const isFree = head.repo?.entries.get(was) === undefined && base?.repo?.entries.get(is) === undefined;
        former.set(is, isFree && (!former.has(is) || former.get(is) === was) ? was : undefined);
    }
    return (path) => former.get(path);
}
function pathsOf({ kind, before, after }) {
    return kind === "renamed" ? [before?.item.files[0], after?.item.files[0]] : [];
}

;// CONCATENATED MODULE: ./build/bundle/src/evaluate/apply-policy.js









async function applyPolicy({ head, base }, { differences, widened }, input) {
    const { options, proposed, baseline } = input;
    const { decisions } = options;
    const before = input.before ?? { decisions, baseline, added: [] };
    const checked = proposed ?? { decisions, baseline, added: before.added };
    const fingerprintOf = memoizedFingerprints();
    const { staleIn, covers } = await baselinesOf([baseline, checked.baseline, before.baseline], fingerprintOf);
    const known = base && before.decisions
        ? withPolicyFindings(base, options, {
            decisions: before.decisions,
            stale: staleIn(before.baseline, base.inspection),
            problems: [],
        })
        : base?.inspection;
    const inspection = withPolicyFindings(head, options, {
        decisions: checked.decisions,
        stale: staleIn(checked.baseline, head.inspection),
        problems: [...(input.policyProblems ?? []), ...(widened?.unapproved ?? [])],
        added: checked.added,
    });
    const context = {
        decisions,
        hasBase: input.base !== undefined,
        isExisting: known
            ? isAmong(known.findings, {
                fingerprintOf,
                formerPath: formerPathsIn(differences, { head, base }),
                isWaived: (finding) => decisions.waiver(finding) !== undefined,
            })
            : () => false,
        isBaselined: (finding) => covers(baseline, finding) && covers(before.baseline, finding),
        hasLostGrant: lostGrantsIn(differences, decisions),
        fingerprintOf,
    };
    const findings = inspection.findings.map((finding) => evaluatedFinding(finding, context));
    const isReworded = findings.some(({ finding }, i) => finding !== inspection.findings[i]);
    return {
        inspection: isReworded ? { ...inspection, findings: findings.map(({ finding }) => finding) } : inspection,
        findings,
        upcoming: decisions.upcoming(findings.flatMap(({ finding, waiver }) => (waiver ? [] : [finding]))),
    };
}
async function baselinesOf(baselines, fingerprintOf) {
    const code = baselines.some(Boolean) ? await __webpack_require__.e(/* import() */ 1722).then(__webpack_require__.bind(__webpack_require__, 71722)) : undefined;
    return {
        staleIn(entries, inspected) {
            if (!entries || !code)
                return [];
            const unchecked = uncheckedPlaces(inspected);
            const stale = code.staleEntries(entries, inspected.findings, fingerprintOf);
            return stale.filter(({ path }) => !unchecked.some((place) => (0,repo_path/* isWithin */.UO)(path, place.path)));
        },
        covers(entries, finding) {
            const entry = entries?.entries.get(fingerprintOf(finding));
            return entry !== undefined && code?.entryAccepts(entry, finding) === true;
        },
    };
}
function evaluatedFinding(finding, context) {
    (0,memory/* ensureMemoryForResult */.Q0)();
    const isExisting = context.isExisting(finding);
    const matching = context.decisions.waiver(finding);
    const waiver = !context.hasBase || isExisting ? (matching ?? null) : null;
    const isBaselined = context.isBaselined(finding);
    const state = waiver ? "waived" : isBaselined || isExisting ? "existing" : "new";
    const explained = state === "new" && !finding.isUnstated ? withReason(finding, matching, context) : finding;
    return new LazyFinding({ finding: explained, state, waiver, isBaselined }, context.fingerprintOf);
}
function withReason(finding, matching, context) {
    if (matching)
        return notWaived(finding, matching, context.decisions);
    return context.hasLostGrant(finding)
        ? withText(finding, "; the grant that it had does not match its new name or path")
        : finding;
}
function notWaived(finding, { at }, { policies }) {
    const place = `${at.source.path}:${(0,repo_text/* positionAt */.t$)(at.source, at.span.start).line}`;
    const way = finding.rule === "max-capability" ? "" : `; ${policies.length > 1 ? fromAbove : fromOverrides}`;
    return withText(finding, `; the waiver at ${place} covers existing findings only, and this one is new${way}`);
}
function withText(finding, text) {
    const { message, groupKey } = finding;
    return { ...finding, message: message + text, ...(groupKey === undefined ? {} : { groupKey: groupKey + text }) };
}
function lostGrantsIn(differences, decisions) {
    const former = new Map((differences?.changes ?? []).flatMap(({ kind, before, after }) => before && after && (kind === "renamed" || kind === "moved") ? [[after.item, before.item]] : []));
    return ({ rule, host, item }) => {
        const was = item && former.get(item);
        if (rule !== "max-capability" || host === null || !was)
            return false;
        const { granted } = decisions.allowance(host, item);
        return decisions.allowance(host, was).granted.some((capability) => !granted.includes(capability));
    };
}
const fromOverrides = "if intended, first lower its severity for this profile under `overrides` of the policy, in a change of its own";
const fromAbove = "if intended, ask the owner of the organisation's policy for another severity under `overrides`";
function withPolicyFindings({ inspection, repo }, { decisions, hosts, starts }, checked) {
    const { findings } = inspection;
    const isWhole = hosts === undefined && starts === undefined;
    const { grants, overrides, ignores } = checked.decisions.entries;
    const facts = isWhole
        ? (0,policy_findings/* policyFacts */._X)(checked.decisions, [...checked.stale, ...checked.problems], {
            profiles: grants.length + overrides.length + ignores.length > 0 ? grantableIn(inspection) : [],
            findings,
            repo,
            unchecked: uncheckedPlaces(inspection),
            added: checked.added ?? [],
        })
        : (0,policy_findings/* policyFacts */._X)(checked.decisions, checked.problems);
    const added = (0,policy_findings/* checkPolicy */.hM)(decisions, facts, (item) => inspection.subjects.find((subject) => subject.item === item));
    return added.length === 0 ? inspection : { ...inspection, findings: [...findings, ...added].sort(inspect/* byPlace */.hz) };
}
const ofTree = new Set(["unused-override", "unused-ignore", "unused-directory"]);
function unmatchedPatterns(inspection, repo, decisions) {
    return decisions
        .unused(grantableIn(inspection), inspection.findings, { repo })
        .filter(({ topic }) => ofTree.has(topic));
}
function uncheckedPlaces({ loads }) {
    return loads.flatMap(({ host, load }) => (0,model_load/* uncheckedIn */.kD)(load).map(({ at }) => ({ host, path: at.source.path })));
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


/***/ }),

/***/ 72024:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ compareTrees),
  C: () => (/* binding */ differencesIn)
});

// EXTERNAL MODULE: ./build/bundle/src/compare/settings/effects.js
var effects = __webpack_require__(84909);
// EXTERNAL MODULE: ./build/bundle/src/inspect/index.js + 15 modules
var inspect = __webpack_require__(65831);
// EXTERNAL MODULE: ./build/bundle/src/inspect/material/no-material.js
var no_material = __webpack_require__(21313);
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
    return JSON.stringify([prompt.text, commands, material ? contentsOf(material) : null]);
}
function contentsOf({ started, read }) {
    const contentOf = ({ path, identity, checkout }) => [path, identity, checkout?.how];
    return [started.map(contentOf), read.map(contentOf)];
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
    const toApprove = differences ?? (await gainsByEdition(withoutContent(head), head, decisions));
    const { widenedUnder } = await __webpack_require__.e(/* import() */ 6438).then(__webpack_require__.bind(__webpack_require__, 96438));
    return { differences, widened: await widenedUnder(decisions, toApprove, approve) };
}
async function differencesIn({ head, base }, decisions) {
    if (!base)
        return undefined;
    const gains = base.inspection === head.inspection ? { changes: [], settings: [] } : await gainsByEdition(base, head, decisions);
    const { compareInstructions } = await __webpack_require__.e(/* import() */ 4750).then(__webpack_require__.bind(__webpack_require__, 94750));
    return { ...gains, instructions: await compareInstructions(base, head) };
}
async function gainsByEdition(before, after, decisions) {
    const [{ compareInspections }, { compareSettings }, { changesBesideSettings }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(738), __webpack_require__.e(2887)]).then(__webpack_require__.bind(__webpack_require__, 62887)),
        Promise.all(/* import() */[__webpack_require__.e(738), __webpack_require__.e(3983)]).then(__webpack_require__.bind(__webpack_require__, 13983)),
        __webpack_require__.e(/* import() */ 6827).then(__webpack_require__.bind(__webpack_require__, 16827)),
    ]);
    const materials = { before: before.materials, after: after.materials };
    const isRenamed = (from, to) => from !== "" && !isDirectory(after, from) && to !== "" && !isDirectory(before, to);
    const [was, is] = [(0,inspect/* byEdition */.Ms)(before.inspection), (0,inspect/* byEdition */.Ms)(after.inspection)];
    const reported = new Set();
    const ranks = Array.from({ length: Math.max(was.length, is.length) }, (_, rank) => {
        const [old, fresh] = [was[rank] ?? withoutLoads(before.inspection), is[rank] ?? withoutLoads(after.inspection)];
        const holders = new Map([
            ...grantHoldersIn(old, before.materials, decisions),
            ...grantHoldersIn(fresh, after.materials, decisions),
        ]);
        const settings = compareSettings(old, fresh, {
            before: materials.before.ofSettings,
            after: materials.after.ofSettings,
        });
        const changes = changesBesideSettings(compareInspections(old, fresh, holders, materials, isRenamed), settings);
        const kept = rank === 0
            ? { changes, settings }
            : {
                changes: changes.flatMap((change) => furtherGains(change, reported)),
                settings: settings.filter((change) => (0,effects/* isLooser */.NM)(change) && !reported.has(keyOfSetting(change))),
            };
        for (const change of changes)
            for (const widening of change.widenings)
                reported.add(keyOf(change, widening));
        for (const change of settings)
            reported.add(keyOfSetting(change));
        return kept;
    });
    return {
        changes: ranks.flatMap(({ changes }) => changes),
        settings: ranks.flatMap(({ settings }) => settings),
    };
}
function furtherGains(change, reported) {
    const edition = (change.after ?? change.before)?.edition;
    const widenings = change.widenings
        .filter((widening) => !reported.has(keyOf(change, widening)))
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
function isDirectory({ repo }, path) {
    return repo.resolve(path).kind === "directory";
}
function withoutLoads(inspection) {
    return { ...inspection, loads: [], subjects: [] };
}
function withoutContent({ repo, inspection }) {
    return { repo, inspection: withoutLoads(inspection), materials: no_material/* noMaterials */.Y };
}


/***/ }),

/***/ 85445:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  iv: () => (/* binding */ changesBetween),
  _3: () => (/* binding */ evaluate),
  tN: () => (/* binding */ evaluateTrees)
});

// EXTERNAL MODULE: ./build/bundle/src/inspect/index.js + 15 modules
var inspect = __webpack_require__(65831);
// EXTERNAL MODULE: ./build/bundle/src/platform/hash.js
var hash = __webpack_require__(81957);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/apply-policy.js + 3 modules
var apply_policy = __webpack_require__(70338);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/changes.js + 1 modules
var changes = __webpack_require__(72024);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/inspect-both.js + 2 modules
var inspect_both = __webpack_require__(25935);
// EXTERNAL MODULE: ./build/bundle/src/generated/hosts.js
var hosts = __webpack_require__(39824);
// EXTERNAL MODULE: ./build/bundle/src/inspect/unread/unread-profiles.js
var unread_profiles = __webpack_require__(11736);
// EXTERNAL MODULE: ./build/bundle/src/inspect/organisation.js
var organisation = __webpack_require__(5398);
// EXTERNAL MODULE: ./build/bundle/src/model/load.js
var model_load = __webpack_require__(6407);
// EXTERNAL MODULE: ./build/bundle/src/policy/model.js
var model = __webpack_require__(53861);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/counted.js
var counted = __webpack_require__(14135);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/notes.js








function notesOf(inspection, repo, options) {
    return [...emptyDirectories(inspection, repo, options), ...searchedDirectories(inspection, options)];
}
const maxNamed = 3;
async function cutNotes({ head, base }) {
    const cut = [...head.materials.cut, ...(base?.materials.cut ?? [])];
    if (cut.length === 0 || !base)
        return [];
    const [{ codeIn, startedInBoth }, { differencesOf }, { withoutReasons }] = await Promise.all([
        __webpack_require__.e(/* import() */ 738).then(__webpack_require__.bind(__webpack_require__, 80738)),
        __webpack_require__.e(/* import() */ 5760).then(__webpack_require__.bind(__webpack_require__, 65760)),
        __webpack_require__.e(/* import() */ 5934).then(__webpack_require__.bind(__webpack_require__, 75934)),
    ]);
    const compared = startedInBoth(base.materials, head.materials);
    const { paths, reasons } = differencesOf(await base.repo.once(codeIn), await head.repo.once(codeIn));
    const changed = withoutReasons(paths, reasons).filter((path) => !compared.has(path));
    if (changed.length === 0)
        return [];
    const more = changed.length > maxNamed ? ` and ${(0,counted/* counted */.h)(changed.length - maxNamed, "more file")}` : "";
    const files = `${changed
        .slice(0, maxNamed)
        .map((path) => `\`${path}\``)
        .join(", ")}${more}`;
    return [
        ...new Set(cut.map(({ by, at }) => `${by} starts more files than are followed${at === null ? "" : ` (\`${at}\` names more)`}; what has changed may be among them: ${files}`)),
    ];
}
function emptyDirectories({ loads }, repo, { decisions, hosts: selected, starts }) {
    const isWhole = selected === undefined && starts === undefined;
    return loads.flatMap(({ host, title, load }) => (decisions.hosts[host]?.dirs ?? []).flatMap(({ value, at }) => {
        const path = (0,repo_path/* plain */.pj)(value) ?? value;
        if (findsSomething(load, path))
            return [];
        const { line } = (0,repo_text/* positionAt */.t$)(at.source, at.span.start);
        const found = repo.resolve(path);
        if (found.kind === "missing" && found.link === undefined && isWhole && !(0,model/* isForeign */.jq)(at))
            return [];
        const exists = ["file", "directory"].includes(found.kind);
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
    if (subjects.length > 0 || loads.some(({ load }) => (0,model_load/* uncheckedIn */.kD)(load).length > 0))
        return [];
    const places = placesOf(loads.map(({ host }) => host), user, repositoryNames);
    const named = loads.flatMap(({ host, title }) => (decisions.hosts[host]?.dirs ?? []).map(({ value }) => `\`${value || "."}\` for ${title}`));
    const searched = [places, ...named].filter((part) => part !== "").join(" and ");
    return [...(unread.length > 0 ? [(0,unread_profiles/* unreadSummary */.g_)(unread)] : []), `no profile found; looked in ${searched}`];
}
function usualPlaces(ids) {
    return `no profile found; looked in ${placesOf(ids, undefined, [])}`;
}
function placesOf(ids, user, repositoryNames) {
    const usual = ids.flatMap((id) => usualDirectories(id, user !== undefined, repositoryNames));
    const quoted = [...new Set(usual)].filter((path) => path !== "").map((path) => `\`${path}\``);
    return quoted.length > maxDirectories
        ? `the usual places of ${ids.length} hosts${user === undefined ? "" : ", those on this machine included"}, such as ${quoted.filter((path) => familiar.has(path)).join(", ")} (the command \`hosts\` lists them)`
        : quoted.join(", ");
}
const maxDirectories = 8;
const familiar = new Set(["`.claude/agents`", "`.codex/agents`", "`.github/agents`"]);
function usualDirectories(id, withUser, repositoryNames) {
    const host = hosts/* hosts */.S[id];
    const patterns = (host ? (0,organisation/* inRepository */.yJ)(host, repositoryNames).patterns : [])
        .filter((pattern) => withUser || !/^[~$/]/.test(pattern))
        .map((pattern) => pattern.replace(/^\*\*\//, ""));
    const ofProfiles = patterns.filter((pattern) => pattern.includes("*"));
    return (ofProfiles.length > 0 ? ofProfiles : patterns).map((pattern) => pattern.replace(/\/?[^/]*\*.*$/, ""));
}

// EXTERNAL MODULE: ./build/bundle/src/evaluate/permission.js
var permission = __webpack_require__(53954);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/index.js







async function evaluate(input) {
    return evaluateTrees(await (0,inspect_both/* inspectBoth */.M)(input.repo, input.base, input.options), input);
}
async function evaluateTrees(trees, input) {
    const { repo, base, options } = input;
    const comparison = await (0,changes/* compareTrees */.t)(trees, options.decisions, input.approve);
    const { differences, widened } = comparison;
    const { inspection, findings, upcoming } = await (0,apply_policy/* applyPolicy */.V)(trees, comparison, input);
    if (findings.some(({ finding }) => finding.rule === "max-capability" && !finding.isUnstated)) {
        const { addCeilingFixes } = await Promise.all(/* import() */[__webpack_require__.e(5118), __webpack_require__.e(6766)]).then(__webpack_require__.bind(__webpack_require__, 6766));
        const { slug = async () => input.repository } = input;
        await addCeilingFixes(inspection, options.decisions, { repo, slug });
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
            ...(await cutNotes(trees)),
        ],
        failOn: input.failOn,
        gate: input.gate,
        ...(input.policyChanges ? { policyChanges: input.policyChanges } : {}),
        upcoming,
        grantedByHost: (0,permission/* grantedByHost */.Bb)(options.decisions),
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
const atBase = "at the base, ";
async function changesBetween(base, repo, inspection, { policy, withPower = false, judging } = {}) {
    if (base.sharesObjects && repo.agreesWith(base.repo, { whole: true }))
        return { changes: [], settings: [], instructions: [], notes: [], ...(withPower ? { power: "unchanged" } : {}) };
    const options = { ...inspection, skipsRules: true };
    const trees = await (0,inspect_both/* inspectBoth */.M)(repo, base, options);
    if (trees.fault)
        throw trees.fault;
    const notes = new Set([...unreadInBoth(trees.head.inspection, trees.base?.inspection), ...(await cutNotes(trees))]);
    const differences = (await (0,changes/* differencesIn */.C)(trees, options.decisions)) ?? {
        changes: [],
        settings: [],
        instructions: [],
    };
    const policyDifference = await policy?.();
    return {
        ...differences,
        ...(policyDifference ? { policyDifference } : {}),
        ...(withPower && policyDifference
            ? await powerIn(trees, differences, { base, options }, async () => policyDifference.power)
            : {}),
        ...(judging ? await checkDifferences(differences, trees, { ...judging, repo, base, options }) : {}),
        notes: [...notes],
    };
}
async function checkDifferences(differences, { head, base }, input) {
    if (!base || differences.changes.length + differences.settings.length === 0)
        return {};
    const judged = async (tree) => ({
        ...tree,
        inspection: {
            ...tree.inspection,
            ...(await (0,inspect/* checkLoaded */.Cf)(tree.inspection, input.options.decisions, { withFixes: false })),
        },
    });
    const trees = { head: await judged(head), base: await judged(base) };
    const [{ findings }, review] = await Promise.all([
        (0,apply_policy/* applyPolicy */.V)(trees, { differences }, input),
        reviewContextOf(differences, input),
    ]);
    return { findings, ...review };
}
function unreadInBoth(head, base) {
    const own = unreadNotes(head, "");
    if (!base || base === head)
        return own;
    return [...own, ...unreadNotes(base, atBase).filter((note) => !own.includes(note.slice(atBase.length)))];
}
function unreadNotes({ loads }, prefix) {
    return loads.flatMap(({ load }) => load.unjudged.flatMap(({ kind, message, at }) => kind === "unknown-file" || kind === "unknown-key" ? [] : [`${prefix}\`${at.source.path}\` ${message}`]));
}


/***/ }),

/***/ 25935:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ inspectBoth)
});

// EXTERNAL MODULE: ./build/bundle/src/inspect/index.js + 15 modules
var inspect = __webpack_require__(65831);
// EXTERNAL MODULE: ./build/bundle/src/model/equal.js
var equal = __webpack_require__(75691);
// EXTERNAL MODULE: ./build/bundle/src/repo/questions.js
var repo_questions = __webpack_require__(50239);
// EXTERNAL MODULE: ./build/bundle/src/inspect/second-tree/shared-findings.js
var shared_findings = __webpack_require__(63272);
// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/second-tree/shared-items.js


function withEqualsOf(kept, loads) {
    return loads.map((hostLoad) => {
        const before = kept.find(({ edition }) => edition === hostLoad.edition);
        if (!before)
            return hostLoad;
        const { load, ...rest } = hostLoad;
        const shared = shareItems(before.load, load);
        const { load: _, ...restBefore } = before;
        return shared === before.load && (0,equal/* isEqual */.n)(rest, restBefore) ? before : { ...rest, load: shared };
    });
}
function shareItems(kept, load) {
    const layers = sharedLayers(kept.layers, load.layers);
    const layerOf = (layer) => layers.get(layer) ?? layer;
    const candidateOf = candidates(kept.items, load.items, layerOf);
    const items = new Map();
    const itemOf = (item) => {
        let shared = items.get(item);
        if (!shared)
            items.set(item, (shared = sharedItem(item, candidateOf.get(item), layerOf, itemOf)));
        return shared;
    };
    const next = { ...load, layers: load.layers.map(layerOf), items: load.items.map(itemOf) };
    const { layers: _, items: __, ...rest } = next;
    const { layers: layersBefore, items: itemsBefore, ...restBefore } = kept;
    const isWhole = isSameList(next.items, itemsBefore) && isSameList(next.layers, layersBefore);
    return isWhole && (0,equal/* isEqual */.n)(rest, restBefore) ? kept : next;
}
function isSameList(some, others) {
    return some.length === others.length && some.every((one, i) => one === others[i]);
}
function sharedLayers(kept, layers) {
    const shared = new Map();
    for (const [layer, candidate] of inTurn(kept, layers, ({ name, root }) => `${name} ${root}`))
        if ((0,equal/* isEqual */.n)(layer, candidate))
            shared.set(layer, candidate);
    return shared;
}
function candidates(kept, items, layerOf) {
    const numbers = new Map();
    const keyOf = ({ layer, files: [file = ""], profile }) => {
        const shared = layerOf(layer);
        let number = numbers.get(shared);
        if (number === undefined)
            numbers.set(shared, (number = numbers.size));
        return `${number} ${file} ${file === "" ? (profile?.identity ?? "") : ""}`;
    };
    return new Map(inTurn(kept, items, keyOf));
}
function inTurn(kept, values, keyOf) {
    const open = (0,many/* groupBy */.$z)(kept, keyOf);
    return values.flatMap((value) => {
        const candidate = open.get(keyOf(value))?.shift();
        return candidate === undefined ? [] : [[value, candidate]];
    });
}
function sharedItem(item, candidate, layerOf, itemOf) {
    const layer = layerOf(item.layer);
    const verdict = withSharedWinner(item.verdict, itemOf);
    if (candidate && isEqualItem({ ...item, layer, verdict }, candidate))
        return candidate;
    return layer === item.layer && verdict === item.verdict ? item : { ...item, layer, verdict };
}
function withSharedWinner(verdict, itemOf) {
    if (verdict.kind !== "shadowed")
        return verdict;
    const by = itemOf(verdict.by);
    return by === verdict.by ? verdict : { ...verdict, by };
}
function isEqualItem(one, other) {
    const { verdict, ...rest } = one;
    const { verdict: otherVerdict, ...otherRest } = other;
    if (!(0,equal/* isEqual */.n)({ ...rest, layer: null }, { ...otherRest, layer: null }))
        return false;
    return verdict.kind === "shadowed" && otherVerdict.kind === "shadowed"
        ? verdict.by === otherVerdict.by && (0,equal/* isEqual */.n)({ ...verdict, by: null }, { ...otherVerdict, by: null })
        : (0,equal/* isEqual */.n)(verdict, otherVerdict);
}

;// CONCATENATED MODULE: ./build/bundle/src/inspect/second-tree/shared-loads.js




class SharedLoads {
    #kept = new Map();
    findings = new shared_findings/* SharedFindings */.m();
    #inspection;
    async of(host, repo, given, load) {
        const kept = this.#kept.get(host);
        if (kept)
            return kept.given === given && (await repo.answersAlike(kept.questions))
                ? kept.loads
                : withEqualsOf(kept.loads, await load(repo));
        const questions = new repo_questions/* Questions */.Q();
        const loads = await load(repo.noting(questions));
        this.#kept.set(host, { given, questions, loads });
        return loads;
    }
    async judged(loaded, judge) {
        if (this.#inspection)
            return hasSame(loaded, this.#inspection) ? this.#inspection : judge();
        return (this.#inspection = await judge());
    }
}
function hasSame(one, other) {
    return (one.loads.length === other.loads.length &&
        one.loads.every((load, i) => load === other.loads[i]) &&
        (0,equal/* isEqual */.n)([one.nearMisses, one.unknownHosts, one.unread, one.hostless], [other.nearMisses, other.unknownHosts, other.unread, other.hostless]));
}

// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __webpack_require__(72456);
// EXTERNAL MODULE: ./build/bundle/src/inspect/material/no-material.js
var no_material = __webpack_require__(21313);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/inspect-both.js




async function inspectBoth(repo, base, options) {
    if (!base)
        return { head: { repo, inspection: await (0,inspect/* inspect */.Nn)(repo, options), materials: no_material/* noMaterials */.Y } };
    const { areSameMaterials, materialsIn } = await __webpack_require__.e(/* import() */ 738).then(__webpack_require__.bind(__webpack_require__, 80738));
    const usedAtBase = await (0,inspect/* hostsInUse */.GL)(base.repo, options);
    const shared = options.user ? {} : { sharedLoads: new SharedLoads() };
    const inspected = await (0,inspect/* inspect */.Nn)(repo, { ...options, ...shared, usedAtBase });
    const head = { repo, inspection: inspected, materials: await materialsIn(inspected, repo) };
    base.repo.shareCache(repo, base.sharesObjects === true);
    if (base.sharesObjects && repo.agreesWith(base.repo))
        return { head, base: { ...head, repo: base.repo } };
    const inspection = await (0,inspect/* inspect */.Nn)(base.repo, { ...options, ...shared }).catch(userErrorOf);
    if (inspection instanceof tree/* UserError */.yo)
        return { head, fault: inspection };
    const { withSameManifests } = await __webpack_require__.e(/* import() */ 6620).then(__webpack_require__.bind(__webpack_require__, 26620));
    const materials = await withSameManifests({ repo: base.repo, materials: await materialsIn(inspection, base.repo) }, head);
    if (inspection !== head.inspection)
        return { head, base: { repo: base.repo, inspection, materials } };
    if (areSameMaterials(materials, head.materials))
        return { head, base: { ...head, repo: base.repo } };
    const subjects = inspection.subjects.map((subject) => ({ ...subject }));
    return { head, base: { repo: base.repo, inspection: { ...inspection, subjects }, materials } };
}
function userErrorOf(error) {
    if (error instanceof tree/* UserError */.yo)
        return error;
    throw error;
}


/***/ }),

/***/ 53954:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bb: () => (/* binding */ grantedByHost),
/* harmony export */   Jr: () => (/* binding */ isAllowed),
/* harmony export */   O0: () => (/* binding */ decisionIn),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   permissionsUnder: () => (/* binding */ permissionsUnder),
/* harmony export */   z0: () => (/* binding */ refusalsIn)
/* harmony export */ });
/* unused harmony export permissionDecisions */
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);
/* harmony import */ var _model_delegation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20221);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64682);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46447);




const permissionDecisions = (/* unused pure expression or super */ null && (["ceiling", "grant", "waived", "baseline", "refused", "no-policy"]));
function decisionIn(permission) {
    const refusal = permission.isBaselined ? "baseline" : "refused";
    if (permission.refusedBy.length > 0)
        return refusal;
    if (!permission.stated)
        return "no-policy";
    if (!isAllowed(permission))
        return refusal;
    if (permission.waivers.length > 0)
        return "waived";
    return permission.grants.length > 0 ? "grant" : "ceiling";
}
function refusalsIn(permission) {
    const { excess, skills, stated, isWaived, refusedBy } = permission;
    const isBeyond = stated && !isWaived && excess.length + skills.size > 0;
    return isBeyond ? [...new Set(["max-capability", ...refusedBy])] : refusedBy;
}
function isAllowed({ excess, skills, refusedBy, isWaived, }) {
    return refusedBy.length === 0 && (isWaived || (excess.length === 0 && skills.size === 0));
}
function permissionsUnder(decisions, { loads }, findings = []) {
    const grants = new Map(decisions.entries.grants.map((grant) => [grant.at, grant]));
    const found = powersByItem(findings);
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
        const reached = reachable.get(item)?.(item) ?? new Map();
        const can = (0,_model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .inOrder */ .al)([...own, ...reached.keys()]);
        const allowance = decisions.allowance(host, item);
        const skills = (profile.skills ?? []).flatMap(({ path, may, asks, refuses }) => {
            const allowed = asks || refuses ? may : [...own, ...decisions.skillAllowance(host, item, path).may];
            const excess = may.filter((capability) => !allowed.includes(capability));
            return excess.length === 0 ? [] : [[path, excess]];
        });
        return {
            excess: can.filter((capability) => !allowance.may.includes(capability)),
            skills: capabilitiesByPath(skills),
            grants: allowance.grants
                .flatMap((at) => grants.get(at) ?? [])
                .filter(({ may }) => may.some((capability) => can.includes(capability) && allowance.granted.includes(capability))),
            stated: allowance.stated,
            through: throughOf(reached),
            ...(allowance.refusal ? { refusal: allowance.refusal } : {}),
            ...verdictOf((found.get(item) ?? []).filter(({ finding }) => finding.host === host)),
        };
    };
}
function powersByItem(findings) {
    const found = new Map();
    for (const one of findings) {
        const { item, class: ofClass } = one.finding;
        if (!item || ofClass !== "power")
            continue;
        (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_3__/* .addTo */ .DN)(found, item, one);
    }
    return found;
}
function verdictOf(found) {
    const errors = found.filter(({ finding, state }) => finding.severity === "error" && state !== "waived");
    const ofCeiling = found.filter(({ finding }) => finding.rule === "max-capability");
    const isWaived = ofCeiling.length > 0 && ofCeiling.every(({ state }) => state === "waived");
    const open = [...errors, ...ofCeiling.filter(({ state }) => state !== "waived")];
    const waivers = found.flatMap(({ finding, waiver }) => waiver && (finding.severity === "error" || (isWaived && finding.rule === "max-capability")) ? [waiver] : []);
    return {
        refusedBy: [...new Set(errors.map(({ finding }) => finding.rule))],
        isWaived,
        isBaselined: open.length > 0 && open.every(({ isBaselined = false }) => isBaselined),
        waivers: [...new Set(waivers)],
    };
}
function throughOf(reached) {
    const agents = new Map();
    for (const [capability, agent] of reached)
        (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_3__/* .addTo */ .DN)(agents, agent, capability);
    return [...agents].map(([agent, may]) => ({ agent, may: (0,_model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .inOrder */ .al)(may) }));
}
function grantedByHost(decisions) {
    const grants = new Map(decisions.entries.grants.map((grant) => [grant.at, grant]));
    return ({ host, item }) => decisions.allowance(host, item).grants.flatMap((at) => {
        const grant = grants.get(at);
        return grant?.hosts.includes(host) ? grant.may : [];
    });
}
function capabilitiesByPath(entries) {
    const found = new Map();
    for (const [path, may] of entries)
        found.set(path, (0,_model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .inOrder */ .al)([...(found.get(path) ?? []), ...may]));
    return found;
}


/***/ }),

/***/ 21313:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ noMaterials)
/* harmony export */ });
const noMaterials = { ofItems: new Map(), ofSettings: new Map(), cut: [] };


/***/ }),

/***/ 75691:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ isEqual)
/* harmony export */ });
function isEqual(a, b) {
    if (a === b)
        return true;
    if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b))
        return false;
    const names = Object.keys(a);
    return (names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && isEqual(a[name], b[name])));
}
function isPlain(value) {
    if (typeof value !== "object" || value === null)
        return false;
    const prototype = Object.getPrototypeOf(value);
    return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
}


/***/ })

};
;