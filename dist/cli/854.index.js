"use strict";
exports.id = 854;
exports.ids = [854];
exports.modules = {

/***/ 68264:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isOwn),
/* harmony export */   a: () => (/* binding */ ownPolicyPath)
/* harmony export */ });
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53861);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64951);


function isOwn(at) {
    return !(0,_policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .isForeign */ .jq)(at) && !at.source.path.startsWith("preset:");
}
function ownPolicyPath({ sources }) {
    return sources.findLast(({ ref }) => isOwn((0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(ref)))?.ref ?? _policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .policyPaths */ .ff[0];
}


/***/ }),

/***/ 30854:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  policyPowerIn: () => (/* binding */ policyPowerIn)
});

// EXTERNAL MODULE: ./build/bundle/src/inspect/index.js + 12 modules
var inspect = __webpack_require__(67141);
// EXTERNAL MODULE: ./build/bundle/src/policy/model.js
var model = __webpack_require__(53861);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/approvals/code-owners.js
var code_owners = __webpack_require__(52210);
// EXTERNAL MODULE: ./build/bundle/src/approvals/policy-path.js
var policy_path = __webpack_require__(68264);
;// CONCATENATED MODULE: ./build/bundle/src/approvals/ownership.js






async function ownershipChanges(base, head, options, files = "required") {
    const { decisions } = options;
    const approvals = decisions.policies.map((policy) => policy.approvals);
    const namesOwners = (kind) => approvals.some((approval) => approval[kind]?.by.includes(model/* codeOwners */.eY));
    const isDefault = approvals.every(({ policy }) => policy === undefined);
    const hasPolicy = model/* policyPaths */.ff.some((path) => base.entries.has(path));
    const isRequired = namesOwners("widening") || namesOwners("policy") || (isDefault && hasPolicy);
    if (!(isRequired || files === "all") || !hasOtherOwners(base, head))
        return [];
    const [before, after] = await Promise.all([(0,code_owners/* ownersFileOf */.ad)(base), (0,code_owners/* ownersFileOf */.ad)(head)]);
    if (typeof after === "string")
        return [unreadable(after, head)];
    if (typeof before === "string")
        return [unreadable(before, base)];
    const watched = new Set([
        ...policyFilesOf(decisions, base, head),
        ...higherPaths(before),
        ...higherPaths(after),
        ...(files === "all" || namesOwners("widening")
            ? await profilePaths(base, head, { ...options, skipsRules: true }, [before, after])
            : []),
    ]);
    return changedOwners(before, after, watched, (path) => base.entries.has(path) || head.entries.has(path));
}
function hasOtherOwners(base, head) {
    return code_owners/* codeownersPaths */.oX.some((path) => {
        const [before, after] = [base.entries.get(path), head.entries.get(path)];
        if (!before && !after)
            return [base, head].some(({ entries }) => entries.get((0,repo_path/* directoryOf */.jt)(path))?.kind === "link");
        return before?.kind !== "file" || after?.kind !== "file" || before.id === undefined || before.id !== after.id;
    });
}
function unreadable(reason, tree) {
    const path = code_owners/* codeownersPaths */.oX.find((candidate) => tree.entries.has(candidate)) ?? code_owners/* codeownersPaths */.oX[0];
    return {
        topic: "loosened",
        message: `${reason}, so the code owners are unknown; replace it with a regular text file`,
        at: (0,repo_text/* placeOfPath */.Es)(path),
        identity: path,
    };
}
function policyFilesOf(decisions, base, head) {
    const own = decisions.sources.flatMap(({ ref }) => (base.entries.has(ref) ? [ref] : []));
    const present = [...model/* policyPaths */.ff, model/* baselinePath */.XB].filter((path) => base.entries.has(path) || head.entries.has(path));
    return [(0,policy_path/* ownPolicyPath */.a)(decisions), ...own, ...present];
}
function higherPaths({ source }) {
    const at = code_owners/* codeownersPaths */.oX.findIndex((path) => path === source?.path);
    return code_owners/* codeownersPaths */.oX.slice(0, at + 1);
}
async function profilePaths(base, head, options, files) {
    const before = await (0,inspect/* inspect */.Nn)(base, options);
    const usedAtBase = before.loads.flatMap(({ host, use }) => (use.kind === "none" ? [] : [host]));
    const after = await (0,inspect/* inspect */.Nn)(head, { ...options, usedAtBase });
    const paths = [...new Set([before, after].flatMap(pathsIn))].filter((path) => base.entries.has(path) || head.entries.has(path));
    return [...paths, ...futurePaths(paths, files)];
}
function pathsIn({ loads }) {
    return loads.flatMap(({ load: { items, layers } }) => [
        ...items.flatMap(({ verdict, files }) => (verdict.kind === "passed-over" ? [] : files)),
        ...layers.flatMap(({ authority }) => authority.map(({ at }) => at.source.path)),
    ]);
}
const maxNames = 2_000;
const maxCombined = 20;
function futurePaths(paths, [before, after]) {
    const changed = changedLines(before.lines, after.lines).map(({ pattern }) => lastOf(pattern));
    const combined = changed.length <= maxCombined ? changed.flatMap((a) => changed.map((b) => joined(a, b))) : [];
    const names = new Set(["0", ...changed.map((name) => name.replace(/[*?]+/g, "0")), ...combined]);
    const found = new Set();
    for (const path of paths) {
        const extension = /\.[^/]+$/.exec(path)?.[0] ?? "";
        for (const name of names) {
            if (found.size >= maxNames)
                return [...found];
            found.add((0,repo_path/* join */.fj)((0,repo_path/* directoryOf */.jt)(path), name.endsWith(extension) ? name : `${name}${extension}`));
        }
    }
    return [...found];
}
function changedLines(before, after) {
    const isSame = (a, b) => a !== undefined && a.pattern === b?.pattern && a.owners.join(" ") === b.owners.join(" ");
    let start = 0;
    while (isSame(before[start], after[start]))
        start++;
    let end = 0;
    while (end < Math.min(before.length, after.length) - start &&
        isSame(before[before.length - 1 - end], after[after.length - 1 - end]))
        end++;
    return [...before.slice(start, before.length - end), ...after.slice(start, after.length - end)];
}
function lastOf(pattern) {
    const body = pattern.replace(/\/$/, "").replace(/\\(.)/g, "$1");
    return body.slice(body.lastIndexOf("/") + 1);
}
function joined(a, b) {
    return `${a.slice(0, a.search(/[*?]|$/))}0${b.slice(b.search(/[^*?]*$/))}`;
}
function changedOwners(before, after, paths, exists) {
    const groups = new Map();
    for (const path of paths) {
        const [old, fresh] = [(0,code_owners/* lineFor */.y1)(before, path), (0,code_owners/* lineFor */.y1)(after, path)];
        if (setText(old) === setText(fresh))
            continue;
        const key = JSON.stringify([setText(old), setText(fresh), fresh?.start]);
        const group = groups.get(key) ?? { old, fresh, paths: [] };
        groups.set(key, group);
        group.paths.push(path);
    }
    return [...groups.values()].map(({ old, fresh, paths: changed }) => {
        const at = (0,code_owners/* placeOfLine */.xX)(after, fresh) ?? (0,repo_text/* placeOfPath */.Es)(before.source?.path ?? code_owners/* codeownersPaths */.oX[0]);
        const previous = (0,code_owners/* placeOfLine */.xX)(before, old);
        return {
            topic: "loosened",
            message: `\`CODEOWNERS\` assigns ${filesText(changed, exists)} to ${ownersText(fresh)} (was ${ownersText(old)}); this policy requires approval by code owners, so this changes who approves`,
            at,
            identity: JSON.stringify([changed[0], setText(old), setText(fresh)]),
            ...(previous ? { related: [{ message: "at the base", at: previous }] } : {}),
        };
    });
}
function filesText(paths, exists) {
    const [first, ...more] = paths.filter(exists);
    if (first === undefined)
        return `new files such as \`${paths[0] ?? ""}\``;
    return `\`${first}\`${more.length > 0 ? ` and ${more.length} more` : ""}`;
}
function ownersText(line) {
    return line && line.owners.length > 0 ? line.owners.map((owner) => `\`${owner}\``).join(", ") : "nobody";
}
function setText(line) {
    return [...new Set((line?.owners ?? []).map((owner) => owner.toLowerCase()))].toSorted().join(" ");
}

// EXTERNAL MODULE: ./build/bundle/src/compare/power.js
var power = __webpack_require__(90732);
// EXTERNAL MODULE: ./build/bundle/src/inspect/unjudged.js
var unjudged = __webpack_require__(24690);
// EXTERNAL MODULE: ./build/bundle/src/model/rule.js
var rule = __webpack_require__(78301);
// EXTERNAL MODULE: ./build/bundle/src/generated/catalogue.js + 30 modules
var catalogue = __webpack_require__(95149);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var model_host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/dates.js
var dates = __webpack_require__(3212);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/scope.js
var decide_scope = __webpack_require__(24249);
;// CONCATENATED MODULE: ./build/bundle/src/policy/diff/entries.js


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
        const message = previous ? `covers more than before${entries_dates(previous, entry)}` : "is new";
        report("looser", entry.at, `${name(entry)} ${message}`, previous?.at, previous ? undefined : kind);
    }
    for (const entry of old) {
        if (fresh.some((candidate) => includes(candidate, entry)))
            continue;
        const narrowed = fresh.find((candidate) => includes(entry, candidate));
        const message = narrowed
            ? `${name(narrowed)} covers less than before${entries_dates(entry, narrowed)}`
            : `${name(entry)} is removed`;
        report("tighter", narrowed?.at ?? gone, message, entry.at);
    }
}
function outlasts(wide, narrow) {
    return ((0,decide_scope/* covers */.hU)(wide, narrow) && (wide.until === undefined || (narrow.until !== undefined && narrow.until <= wide.until)));
}
function isSimilar(a, b) {
    return ((0,decide_scope/* covers */.hU)(a, b) ||
        (0,decide_scope/* covers */.hU)(b, a) ||
        ["profiles", "paths", "settings", "skills"].some((key) => (a[key] ?? []).some((pattern) => (b[key] ?? []).includes(pattern))));
}
function entries_dates(before, after) {
    return before.until === after.until ? "" : ` (until ${after.until ?? "any day"}, was ${before.until ?? "any day"})`;
}
function diffIgnores(old, fresh, gone, report) {
    const [before, after] = [ignoredPaths(old), ignoredPaths(fresh)];
    for (const { paths, at } of fresh.ignore) {
        const added = paths.filter((path) => !before.has(path));
        if (added.length > 0)
            report("looser", at, `\`ignore\` excludes ${quoted(added)}`);
    }
    for (const { paths, at } of old.ignore) {
        const removed = paths.filter((path) => !after.has(path));
        if (removed.length > 0)
            report("tighter", gone, `\`ignore\` no longer excludes ${quoted(removed)}`, at);
    }
}
function ignoredPaths({ ignore }) {
    return new Set(ignore.flatMap(({ paths }) => paths));
}
function quoted(patterns) {
    return patterns.map((pattern) => `\`${pattern}\``).join(", ");
}
function diffGrantable(before, after, gone, report) {
    const at = after?.at ?? gone;
    if (!delegates(before, after))
        report("looser", at, "`grantable` allows more grants", before?.at);
    else if (!delegates(after, before))
        report("tighter", at, "`grantable` allows fewer grants", before?.at);
}
function delegates(wide, narrow) {
    if (narrow === undefined)
        return true;
    return wide !== undefined && (0,decide_scope/* covers */.hU)(wide, narrow) && narrow.may.every((capability) => wide.may.includes(capability));
}
function diffWaivable(before, after, gone, report) {
    const at = after?.at ?? gone;
    if (!allowsWaivers(before, after))
        report("looser", at, "`waivable` allows more waivers", before?.at);
    else if (!allowsWaivers(after, before))
        report("tighter", at, "`waivable` allows fewer waivers", before?.at);
}
function allowsWaivers(wide, narrow) {
    if (narrow === undefined)
        return true;
    return (wide !== undefined && narrow.maxDays <= wide.maxDays && narrow.rules.every((rule) => (0,dates/* isWaivable */.uF)(wide.rules, rule)));
}

// EXTERNAL MODULE: ./build/bundle/src/policy/decide/levels.js
var levels = __webpack_require__(70778);
;// CONCATENATED MODULE: ./build/bundle/src/policy/diff/lists.js
function diffLists(old, fresh, placeOf, report) {
    for (const key of ["servers", "models"])
        lists_diffList(key, old[key], fresh[key], placeOf, report);
}
function lists_diffList(key, before, after, placeOf, report) {
    if (!after) {
        if (before)
            report("looser", placeOf(key), `\`${key}\` is gone, so every ${noun[key]} is allowed`, before.at);
        return;
    }
    if (!before)
        return report("tighter", after.at, `\`${key}\` lists the ${noun[key]}s that are allowed`);
    const textOf = (value) => (typeof value === "string" ? value : JSON.stringify(value));
    const [old, fresh] = [before, after].map(({ allow }) => new Set(allow.map(({ value }) => textOf(value))));
    for (const { value, at } of after.allow)
        if (!old?.has(textOf(value)))
            report("looser", at, `\`${key}\` allows ${textOf(value)} too`);
    for (const { value, at } of before.allow)
        if (!fresh?.has(textOf(value)))
            report("tighter", placeOf(key), `\`${key}\` no longer allows ${textOf(value)}`, at);
}
const noun = { servers: "server", models: "model" };

// EXTERNAL MODULE: ./build/bundle/src/policy/file/reference.js
var file_reference = __webpack_require__(73594);
// EXTERNAL MODULE: ./build/bundle/src/policy/organisation.js
var organisation = __webpack_require__(8236);
;// CONCATENATED MODULE: ./build/bundle/src/policy/diff/organisation.js


function diffOrganisation({ organisation: old }, { organisation: fresh }, outer, gone, looserIn, report) {
    const [before, after] = [old, fresh].map((named) => (named && outer && (0,organisation/* isCovered */.P$)(named, outer) ? undefined : named));
    if (before && !after && !fresh)
        report("looser", gone, `the organisation's policy \`${nameOf(before)}\` no longer applies`, before.at);
    else if (before && !after && fresh)
        report("looser", fresh.at, `${nowText(fresh)} (was \`${nameOf(before)}\`)`, before.at);
    else if (!before && after)
        report("tighter", after.at, `${nowText(after)}, as a ceiling over this one`, old?.at);
    else if (before && after && !isSame(before, after))
        report("looser", after.at, `${nowText(after)} (was \`${nameOf(before)}\`)${reasons(before, after, looserIn)}`, before.at);
}
function nowText(named) {
    return `the organisation's policy is \`${nameOf(named)}\``;
}
function nameOf({ reference }) {
    return (0,file_reference.referenceText)(reference);
}
function isSame(before, after) {
    if (before.policy && after.policy)
        return (0,organisation/* contentOf */.$E)(before.policy) === (0,organisation/* contentOf */.$E)(after.policy);
    const keyOf = (reference) => (0,file_reference/* pinnedText */.Wm)(reference);
    return keyOf(before.reference) === keyOf(after.reference);
}
function reasons(before, after, looserIn) {
    const looser = before.policy && after.policy ? looserIn(before.policy, after.policy) : [];
    const named = looser.slice(0, 3).map(({ message }) => message);
    return named.length === 0 ? "" : `: ${named.join("; ")}${looser.length > named.length ? "; …" : ""}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/diff/overrides.js



function diffOverrides(old, fresh, gone, report) {
    const reported = new Set();
    const reportOnce = (direction, at, message, atBase) => {
        const key = JSON.stringify([direction, at.source.path, at.span.start, message]);
        if (!reported.has(key))
            report(direction, at, message, atBase);
        reported.add(key);
    };
    for (const situation of situationsOf([...old.policy.overrides, ...fresh.policy.overrides])) {
        const comparison = { old, fresh, situation, gone, report: reportOnce };
        diffCeiling(comparison);
        diffLevels(comparison);
        diffOptions(comparison);
    }
}
const noOverride = () => false;
function changeOf({ old, fresh, situation, gone }, settingIn) {
    const [before, after] = [settingIn(old, situation), settingIn(fresh, situation)];
    const isGeneralAfter = after.at === settingIn(fresh, noOverride).at;
    if (isGeneralAfter && before.at === settingIn(old, noOverride).at)
        return undefined;
    return { before, after, at: isGeneralAfter ? gone : after.at, cause: isGeneralAfter ? before.at : after.at };
}
function diffCeiling(comparison) {
    const change = changeOf(comparison, (view, matches) => view.ceilingIn(matches));
    if (!change)
        return;
    const { before, after, at } = change;
    const added = after.value.filter((capability) => !before.value.includes(capability));
    const removed = before.value.filter((capability) => !after.value.includes(capability));
    const { report } = comparison;
    if (added.length > 0)
        report("looser", at, `the ceiling of some profiles adds ${added.join(", ")}`, before.at);
    if (removed.length > 0)
        report("tighter", at, `the ceiling of some profiles no longer has ${removed.join(", ")}`, before.at);
}
function diffLevels(comparison) {
    const reported = new Set();
    for (const [id, { kinds = {} }] of Object.entries(catalogue/* rules */.a)) {
        for (const kind of [undefined, ...Object.keys(kinds)]) {
            const change = changeOf(comparison, (view, matches) => view.decidedIn(matches, id, kind));
            if (!change || change.before.value === change.after.value || reported.has(change.cause))
                continue;
            const { before, after, at, cause } = change;
            reported.add(cause);
            comparison.report((0,levels/* isLaxer */.Vi)(after.value, before.value) ? "looser" : "tighter", at, `\`${kind ? `${id}/${kind}` : id}\` is ${after.value} for some profiles (was ${before.value})`, before.at);
        }
    }
}
function diffOptions(comparison) {
    for (const [id, { options = {} }] of Object.entries(catalogue/* rules */.a)) {
        for (const [name, { tightens }] of Object.entries(options)) {
            const change = changeOf(comparison, (view, matches) => view.optionIn(matches, id, name));
            if (!change || change.before.value === change.after.value)
                continue;
            const { before, after, at } = change;
            const isTighter = tightens === "up" ? after.value > before.value : after.value < before.value;
            comparison.report(isTighter ? "tighter" : "looser", at, `\`${name}\` of \`${id}\` is ${after.value} for some profiles (was ${before.value})`, before.at);
        }
    }
}
function situationsOf(overrides) {
    const scopes = new Map(overrides.map((override) => [keyOf(override), override]));
    return [...scopes.values()].flatMap((scope) => {
        const covering = new Set([...scopes].filter(([, override]) => (0,decide_scope/* covers */.hU)(override, scope)).map(([key]) => key));
        const overlapping = [...scopes]
            .filter(([key, override]) => !covering.has(key) && (0,decide_scope/* mayOverlap */.$5)(override, scope))
            .map(([key]) => key);
        return [undefined, ...overlapping].map((added) => (override) => covering.has(keyOf(override)) || (added !== undefined && keyOf(override) === added));
    });
}
function keyOf({ profiles, paths, hosts }) {
    return JSON.stringify([profiles, paths, hosts].map((patterns) => [...patterns].sort()));
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/diff/pins.js

function diffPins({ sources: old }, { sources: fresh }, gone, report) {
    for (const { ref, isPinned, at } of fresh) {
        if (isPinned !== false || old.some((source) => source.ref === ref && !source.isPinned))
            continue;
        const [file, rev] = splitRef(ref);
        const before = old.find((source) => source.ref === ref) ??
            old.find((source) => source.isPinned !== undefined && splitRef(source.ref)[0] === file);
        report("looser", placeHere(at) ?? gone, `\`${file}\` is fetched from \`${rev}\`, which can move${before ? ` (was ${pinOf(before)})` : ""}; pin it to a commit`, placeHere(before?.at));
    }
}
function placeHere(at) {
    return at && !(0,model/* isForeign */.jq)(at) ? at : undefined;
}
function pinOf({ ref, isPinned }) {
    const [, rev] = splitRef(ref);
    if (/^[0-9a-f]{40,64}$/.test(rev))
        return "pinned to a commit";
    return isPinned ? "pinned by a digest" : `\`${rev}\``;
}
function splitRef(ref) {
    const end = ref.indexOf("@");
    return [ref.slice(0, end), ref.slice(end + 1)];
}

// EXTERNAL MODULE: ./build/bundle/src/policy/decide/effective.js
var effective = __webpack_require__(19696);
;// CONCATENATED MODULE: ./build/bundle/src/policy/diff/index.js












function diffPolicies(before, after, today, outer) {
    const diff = { looser: [], tighter: [] };
    const report = (direction, at, message, atBase, entry) => {
        const related = atBase && !isOfPreset({ at: atBase }) ? [{ message: "at the base", at: atBase }] : undefined;
        diff[direction].push({ message, at, ...(related ? { related } : {}), ...(entry ? { entry } : {}) });
    };
    const placeOf = placesIn(after.source, before.source);
    const [old, fresh] = [before.policy, after.policy];
    const views = [(0,effective/* viewOf */.du)(old, today, () => false), (0,effective/* viewOf */.du)(fresh, today, () => false)];
    diffPreset(old, fresh, placeOf, report);
    diff_diffCeiling(old.ceiling, fresh.ceiling, placeOf("ceiling"), report);
    diff_diffLevels(...views, placeOf("rules"), report);
    diff_diffOptions(...views, placeOf("rules"), report);
    diffOverrides(...views, placeOf("overrides"), report);
    diffEntries(old, fresh, today, placeOf, report);
    diffLists(old, fresh, placeOf, report);
    diffHosts(old, fresh, placeOf("hosts"), report);
    diffRollout(old, fresh, today, placeOf("rollout"), report);
    diffApprovals(old, fresh, placeOf("approvals"), report);
    diffBaseline(before, after, placeOf("baseline"), report);
    diffPins(old, fresh, placeOf("extends"), report);
    diffOrganisation(old, fresh, outer, placeOf("organisation"), (a, b) => loosenedIn(a, b, today), report);
    return before.source && !after.source && diff.looser.length > 0
        ? { ...diff, looser: [removedPolicy(before.source, diff.looser)] }
        : diff;
}
function loosenedIn(before, after, today) {
    const sideOf = (policy) => ({ policy, baseline: undefined, source: undefined });
    return diffPolicies(sideOf(before), sideOf(after), today).looser;
}
function removedPolicy(source, looser) {
    const reasons = looser.slice(0, 3).map(({ message }) => message);
    return {
        message: `the policy is removed, so preset:recommended applies: ${reasons.join("; ")}`,
        at: (0,repo_text/* placeOfPath */.Es)(source.path),
        related: [{ message: "at the base", at: (0,repo_text/* startOf */.GH)(source) }],
    };
}
function placesIn(after, before) {
    if (after)
        return (key) => keyIn(after, key);
    return () => (0,repo_text/* placeOfPath */.Es)(before ? before.path : "preset:recommended");
}
function keyIn(source, key) {
    const found = new RegExp(`^["']?${key}["']?[ \\t]*:`, "m").exec(source.text);
    return found ? { source, span: { start: found.index, end: found.index + key.length } } : (0,repo_text/* startOf */.GH)(source);
}
function diffPreset(old, fresh, placeOf, report) {
    if (old.preset === fresh.preset)
        return;
    report(rule/* presets */.v4.indexOf(fresh.preset) < rule/* presets */.v4.indexOf(old.preset) ? "looser" : "tighter", fresh.presetAt ?? placeOf("extends"), `the preset is preset:${fresh.preset} (was preset:${old.preset})`, old.presetAt);
}
function diff_diffCeiling(old, fresh, gone, report) {
    const before = old?.value ?? rule/* presetCeiling */.bD;
    const after = fresh?.value ?? rule/* presetCeiling */.bD;
    const added = after.filter((capability) => !before.includes(capability));
    const removed = before.filter((capability) => !after.includes(capability));
    const at = fresh?.at ?? gone;
    if (added.length > 0)
        report("looser", at, `the ceiling adds ${added.join(", ")}`, old?.at);
    if (removed.length > 0)
        report("tighter", at, `the ceiling no longer has ${removed.join(", ")}`, old?.at);
    if (added.length === 0)
        diffStatedCeiling(old, fresh, removed.length > 0, at, report);
}
function diffStatedCeiling(old, fresh, isNarrower, at, report) {
    if (old && !fresh)
        report("looser", at, "the ceiling is removed, so the default one applies with lower severities", old.at);
    if (!old && fresh && !isNarrower)
        report("tighter", at, "the ceiling is stated, so it applies with higher severities");
}
function isOfPreset({ at }) {
    return at.source.path.startsWith("preset:");
}
function diff_diffLevels(old, fresh, gone, report) {
    const reported = new Set();
    for (const [id, { kinds = {} }] of Object.entries(catalogue/* rules */.a)) {
        for (const kind of [undefined, ...Object.keys(kinds)]) {
            const question = { rule: id, kind, profile: undefined, cap: undefined };
            const [before, after] = [old.decided(question), fresh.decided(question)];
            if (before.value === after.value || (isOfPreset(before) && isOfPreset(after)))
                continue;
            const cause = [after, before]
                .map((stated) => (isOfPreset(stated) ? "preset" : `${stated.at.source.path} ${stated.at.span.start}`))
                .join(" / ");
            if (reported.has(cause))
                continue;
            reported.add(cause);
            report((0,levels/* isLaxer */.Vi)(after.value, before.value) ? "looser" : "tighter", isOfPreset(after) ? gone : after.at, `\`${kind ? `${id}/${kind}` : id}\` is ${after.value} (was ${before.value})`, before.at);
        }
    }
}
function diff_diffOptions(old, fresh, gone, report) {
    for (const [id, { options = {} }] of Object.entries(catalogue/* rules */.a)) {
        for (const [name, { tightens }] of Object.entries(options)) {
            const [before, after] = [old.option(id, name, undefined), fresh.option(id, name, undefined)];
            if (before.value === after.value || (isOfPreset(before) && isOfPreset(after)))
                continue;
            const isTighter = tightens === "up" ? after.value > before.value : after.value < before.value;
            report(isTighter ? "tighter" : "looser", isOfPreset(after) ? gone : after.at, `\`${name}\` of \`${id}\` is ${after.value} (was ${before.value})`, before.at);
        }
    }
}
function diffHosts(old, fresh, gone, report) {
    for (const [id, host] of Object.entries(catalogue/* hosts */.S)) {
        const [before, after] = [old.hosts[id], fresh.hosts[id]];
        diffEdition(host, before?.edition, after?.edition, gone, report);
        diffDirectories(id, before?.dirs ?? [], after?.dirs ?? [], gone, report);
    }
}
function diffEdition(host, before, after, gone, report) {
    const { title, editions } = host;
    const [old, fresh] = [before?.value ?? (0,model_host/* defaultEditionOf */.F0)(host), after?.value ?? (0,model_host/* defaultEditionOf */.F0)(host)];
    if (old === fresh)
        return;
    report(editions.indexOf(fresh) > editions.indexOf(old) ? "looser" : "tighter", after?.at ?? gone, `${title} is checked as edition ${fresh} (was ${old})`, before?.at);
}
function diffDirectories(id, before, after, gone, report) {
    const missingIn = (dirs) => {
        const known = new Set(dirs.map(({ value }) => value));
        return ({ value }) => !known.has(value);
    };
    for (const { value, at } of before.filter(missingIn(after)))
        report("looser", gone, `\`hosts.${id}.dirs\` no longer has \`${value}\`, so profiles there are not checked`, at);
    for (const { value, at } of after.filter(missingIn(before)))
        report("tighter", at, `\`hosts.${id}.dirs\` adds \`${value}\``);
}
function diffRollout({ rollout: old }, { rollout: fresh }, today, gone, report) {
    const days = [today, ...(0,levels/* rolloutDays */.D1)(old, fresh).filter((day) => day > today)];
    const ids = ["", ...Object.keys(old?.rules ?? {}), ...Object.keys(fresh?.rules ?? {})];
    const steps = ids.flatMap((rule) => days.map((day) => model/* stages */._$.indexOf((0,levels/* stageOf */.gV)(fresh, rule, day)) - model/* stages */._$.indexOf((0,levels/* stageOf */.gV)(old, rule, day))));
    if (steps.some((step) => step < 0))
        report("looser", fresh?.at ?? gone, "the rollout takes effect later than before", old?.at);
    if (steps.some((step) => step > 0))
        report("tighter", fresh?.at ?? gone, "the rollout takes effect earlier than before", old?.at);
}
function diffApprovals(old, fresh, gone, report) {
    for (const kind of ["widening", "policy"]) {
        const [before, after] = [old.approvals[kind], fresh.approvals[kind]];
        if (requiresLess(after, before))
            report("looser", after?.at ?? gone, `\`approvals.${kind}\` ${after ? "requires less" : "is removed"}`, before?.at);
        else if (requiresLess(before, after))
            report("tighter", after?.at ?? gone, `\`approvals.${kind}\` requires more`, before?.at);
    }
}
function requiresLess(a, b) {
    return b !== undefined && (a === undefined || a.count < b.count || a.by.some((name) => !b.by.includes(name)));
}
function diffBaseline(before, after, gone, report) {
    const [old, fresh] = [before.policy.baseline, after.policy.baseline];
    const [wasRefused, isRefused] = [old?.value === "refuse", fresh?.value === "refuse"];
    if (wasRefused && !isRefused)
        report("looser", fresh?.at ?? gone, "baselines are allowed (were forbidden)", old?.at);
    if (!wasRefused && isRefused)
        report("tighter", fresh?.at ?? gone, "baselines are forbidden");
    diffBaselineEntries(before.baseline, after.baseline, report);
}
function diffBaselineEntries(before, after, report) {
    const added = entriesOnlyIn(after, before);
    const removed = entriesOnlyIn(before, after);
    if (added[0]) {
        const count = added.length === 1 ? "one more finding" : `${added.length} more findings`;
        report("looser", added[0].at, `the baseline accepts ${count}`);
    }
    if (removed[0]) {
        const count = removed.length === 1 ? "one finding" : `${removed.length} findings`;
        const { at } = removed[0];
        report("tighter", (0,repo_text/* placeOfPath */.Es)(at.source.path), `the baseline no longer accepts ${count}`, at);
    }
}
function entriesOnlyIn(baseline, next) {
    const entries = [...(baseline?.entries ?? [])].filter(([fingerprint]) => !next?.entries.has(fingerprint));
    return entries.map(([, entry]) => entry);
}

// EXTERNAL MODULE: ./build/bundle/src/policy/gate/index.js + 11 modules
var gate = __webpack_require__(55694);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/baseline.js
var evaluate_baseline = __webpack_require__(71722);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/extended.js
var extended = __webpack_require__(10630);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/index.js
var file = __webpack_require__(19007);
// EXTERNAL MODULE: ./build/bundle/src/policy/find.js
var find = __webpack_require__(24733);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/repo-policy.js




const noPolicy = { commit: undefined, policy: { kind: "none" }, baseline: { kind: "none" } };
async function repoPolicyIn(tree, path, remote, beyond = {}) {
    const [policy, baseline] = await Promise.all([policyIn(tree, path, remote, beyond), baselineIn(tree.repo)]);
    return { commit: tree.commit, policy, baseline };
}
async function policyIn({ repo, commit }, path, remote, beyond) {
    const source = await (0,find/* findPolicy */.i)(repo, path);
    if (source === undefined)
        return { kind: "none" };
    if ("kind" in source)
        return { kind: "broken", cause: "invalid", problems: source };
    let cause = "invalid";
    const library = (0,extended/* libraryIn */.T)(repo, commit, async (reference) => {
        const found = await remote(reference);
        if (typeof found === "string")
            cause = "unreachable";
        return found;
    }, beyond);
    const policy = await (0,file.readPolicy)(source, library, commit);
    return "kind" in policy ? { kind: "broken", cause, problems: policy } : { kind: "read", policy, source };
}
async function baselineIn(repo) {
    const source = await (0,find/* findBaseline */.X)(repo);
    if (source === undefined)
        return { kind: "none" };
    if ("kind" in source)
        return { kind: "broken", problems: source, source: undefined };
    const baseline = (0,evaluate_baseline.readBaseline)(source);
    return "kind" in baseline ? { kind: "broken", problems: baseline, source } : { kind: "read", baseline, source };
}
async function sourcesIn(repo, isSelected) {
    const contents = await Promise.all([...repo.entries.values()]
        .filter(({ path, kind }) => kind === "file" && isSelected(path))
        .map(({ path }) => repo.read(path)));
    return contents.flatMap((content) => (content.kind === "text" ? [content.source] : []));
}

;// CONCATENATED MODULE: ./build/bundle/src/evaluate/policy-power.js







async function policyPowerOf(before, after, options) {
    return (0,power/* joinedPower */.li)([
        powerOfPolicies(before.files, after.files, options.decisions.today),
        ...(await Promise.all([powerOfGates(before.repo, after.repo), powerOfOwners(before.repo, after.repo, options)])),
    ]);
}
function powerOfPolicies(before, after, today) {
    const [old, fresh] = [stateOf(before), stateOf(after)];
    if (!old || !fresh)
        return "undecided";
    if (diffPolicies(old, fresh, today).looser.length > 0)
        return "widened";
    if (diffPolicies(fresh, old, today).looser.length > 0)
        return "narrowed";
    return meaningOf(old) === meaningOf(fresh) ? "unchanged" : "undecided";
}
function stateOf({ policy, baseline }) {
    if (policy.kind === "broken" || policy.kind === "unread" || baseline.kind === "broken")
        return undefined;
    return {
        policy: policy.kind === "read" ? policy.policy : (0,model/* presetPolicy */.W)("recommended"),
        source: policy.kind === "read" ? policy.source : undefined,
        baseline: baseline.kind === "read" ? baseline.baseline : undefined,
    };
}
function meaningOf({ policy, baseline }) {
    const entries = [...(baseline?.entries ?? [])].sort(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify([policy, entries], (key, value) => ["sources", "at", "ownerAt", "presetAt", "over", "reason"].includes(key) ? undefined : value);
}
async function powerOfGates(before, after) {
    const [old, fresh, wasUnread, isUnread] = await Promise.all([
        sourcesIn(before, gate/* isGate */.cE),
        sourcesIn(after, gate/* isGate */.cE),
        unreadGates(before),
        unreadGates(after),
    ]);
    if ((await (0,gate/* weakenedGates */.hY)(old, fresh)).length > 0)
        return "widened";
    if (wasUnread !== isUnread)
        return "undecided";
    return (await (0,gate/* weakenedGates */.hY)(fresh, old)).length > 0 ? "narrowed" : "unchanged";
}
const gateFolders = [".github", ".github/workflows"];
async function unreadGates(repo) {
    const isUnread = async (path, kind) => kind !== "file" || (await repo.read(path)).kind !== "text";
    const found = [];
    for (const { path, kind } of repo.entries.values())
        if (kind !== "directory" && ((0,gate/* isGate */.cE)(path) || gateFolders.includes(path)) && (await isUnread(path, kind)))
            found.push(JSON.stringify([path, await (0,unjudged/* identityAt */.s)(path, repo)]));
    return found.sort().join("\n");
}
async function powerOfOwners(before, after, options) {
    if ((await ownershipChanges(before, after, options)).length > 0)
        return "widened";
    return (await ownershipChanges(before, after, options, "all")).length > 0 ? "undecided" : "unchanged";
}

// EXTERNAL MODULE: ./build/bundle/src/platform/native-path.js
var native_path = __webpack_require__(9144);
// EXTERNAL MODULE: ./build/bundle/src/cli/policy-sources.js
var policy_sources = __webpack_require__(60391);
;// CONCATENATED MODULE: ./build/bundle/src/cli/power.js




function policyPowerIn({ root, repo, commit, base }, options, machine, inspection) {
    if (!base)
        return undefined;
    const { policy } = options;
    const named = policy === undefined || policy.includes("//") ? undefined : policy;
    const path = named === undefined ? undefined : (0,native_path/* below */.G)(root, (0,native_path/* absolute */.y)(machine.directory, named));
    const remote = (0,policy_sources/* remoteFor */.K)(options, machine);
    const sideOf = async (tree, id, change) => ({
        repo: tree,
        files: path === undefined || tree.entries.has(path)
            ? await repoPolicyIn({ repo: tree, commit: id }, path, remote, { change })
            : noPolicy,
    });
    return async () => policyPowerOf(await sideOf(base.repo, base.commit, repo), await sideOf(repo, commit), inspection);
}


/***/ }),

/***/ 56847:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ dangerOf),
/* harmony export */   e: () => (/* binding */ isLooser)
/* harmony export */ });
function isLooser({ effect }) {
    return effect !== "narrows" && effect !== "unhonoured";
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

/***/ 90732:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   li: () => (/* binding */ joinedPower),
/* harmony export */   xc: () => (/* binding */ powerOfDifferences)
/* harmony export */ });
/* unused harmony export powers */
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7277);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64682);
/* harmony import */ var _effects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56847);



const powers = ["unchanged", "narrowed", "undecided", "widened"];
function joinedPower(parts) {
    return powers[Math.max(0, ...parts.map((part) => powers.indexOf(part)))] ?? "undecided";
}
function powerOfDifferences(forward, reverse) {
    return joinedPower([...powerOfChanges(forward.changes, reverse.changes), ...powerOfSettings(forward, reverse)]);
}
function powerOfChanges(forward, reverse) {
    const regained = new Set(reverse.filter(gains).map(({ before, after }) => keyOf(after, before)));
    const parts = forward.map((change) => {
        if (gains(change))
            return "widened";
        if (regained.has(keyOf(change.before, change.after)))
            return "narrowed";
        return isOpen(change) ? "undecided" : "unchanged";
    });
    return [...parts, ...(regained.size > 0 ? ["narrowed"] : [])];
}
function gains({ widened, before, after }) {
    if (widened)
        return true;
    const had = offeredBefore(before);
    return offered(after).some((capability) => !had.includes(capability));
}
function offered(subject) {
    const { verdict, profile } = subject?.item ?? {};
    return verdict?.kind === "loaded" && profile ? (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilitiesOf */ .SF)(profile) : [];
}
function offeredBefore(subject) {
    const verdict = subject?.item.verdict;
    if (verdict?.kind !== "shadowed")
        return offered(subject);
    return verdict.by.profile ? (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilitiesOf */ .SF)(verdict.by.profile) : [];
}
function isOpen({ gained, lost, fields, before, after }) {
    return (gained.length + lost.length > 0 ||
        fields.some((field) => ["bypass", "hooks", "servers", "skills", "denied"].includes(field)) ||
        [before, after].some((subject) => subject?.item.profile?.grants.state === "unreadable"));
}
function keyOf(before, after) {
    return JSON.stringify([before, after].map((subject) => subject && [subject.host, subject.item.files, subject.item.profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .known */ .eO)(subject.item.profile.name)]));
}
function powerOfSettings(forward, reverse) {
    const isUnhonoured = ({ effect, before, after }) => [effect, before?.effect, after?.effect].includes("unhonoured");
    return [
        ...(forward.settings.some(_effects_js__WEBPACK_IMPORTED_MODULE_2__/* .isLooser */ .e) ? ["widened"] : []),
        ...(forward.settings.some(isUnhonoured) ? ["undecided"] : []),
        ...(reverse.settings.some(_effects_js__WEBPACK_IMPORTED_MODULE_2__/* .isLooser */ .e) ? ["narrowed"] : []),
    ];
}


/***/ }),

/***/ 71722:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   covers: () => (/* binding */ covers),
/* harmony export */   entryFor: () => (/* binding */ entryFor),
/* harmony export */   pruned: () => (/* binding */ pruned),
/* harmony export */   readBaseline: () => (/* binding */ readBaseline),
/* harmony export */   staleEntries: () => (/* binding */ staleEntries),
/* harmony export */   writeBaseline: () => (/* binding */ writeBaseline)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7277);
/* harmony import */ var _sanitize_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34947);
/* harmony import */ var _repo_spelling_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26782);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76311);
/* harmony import */ var _policy_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(668);
/* harmony import */ var _parsers_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5930);






const maxEntries = 20_000;
const maxLength = 4096;
const maxProblems = 100;
const keys = ["fingerprint", "rule", "kind", "path", "profile"];
const nullable = new Set(["kind", "profile"]);
function readBaseline(source) {
    const problems = [];
    const report = (node, message) => void problems.push({ message, at: { source, span: node.span } });
    const entries = readEntries(findingsIn((0,_parsers_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(source.text), report), source, report);
    return problems.length > 0 ? { kind: "problems", problems: problems.slice(0, maxProblems) } : { entries };
}
function findingsIn(root, report) {
    if (root.kind === "problem") {
        report(root, `the baseline is not JSON: ${root.message}`);
        return [];
    }
    if (root.kind !== "table") {
        report(root, "a baseline is an object with `version` and `findings`");
        return [];
    }
    const [version, findings] = fieldsOf(root, "the baseline", ["version", "findings"], report);
    if (version && (version.kind !== "scalar" || version.value !== 1))
        report(version, "`version` is 1; a later version of this tool may take others");
    if (!findings)
        return [];
    if (findings.kind !== "list") {
        report(findings, "`findings` is a list");
        return [];
    }
    if (findings.items.length <= maxEntries)
        return findings.items;
    report(findings, `a baseline has at most ${maxEntries} entries, this one ${findings.items.length}`);
    return [];
}
function readEntries(nodes, source, report) {
    const entries = new Map();
    for (const node of nodes) {
        const entry = readEntry(node, { source, span: node.span }, report);
        if (!entry)
            continue;
        if (entries.has(entry.fingerprint))
            report(node, "this finding is listed twice");
        entries.set(entry.fingerprint, entry);
    }
    return entries;
}
function fieldsOf(table, what, names, report) {
    const found = new Map();
    for (const entry of table.entries) {
        if (found.has(entry.name))
            report(entry.key, `the key \`${entry.name ?? "?"}\` is repeated`);
        else if (!names.includes(entry.name ?? ""))
            report(entry.key, `there is no key \`${entry.name ?? "?"}\` in ${what}${(0,_repo_spelling_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestion */ .h)(entry.name ?? "", names)}`);
        found.set(entry.name, entry);
    }
    return names.map((name) => found.get(name)?.value ?? report(table, `\`${name}\` is missing in ${what}`));
}
function readEntry(node, at, report) {
    if (node.kind !== "table")
        return report(node, "an entry of a baseline is an object");
    const nodes = fieldsOf(node, "an entry", keys, report);
    const [fingerprint, rule, kind, path, profile] = keys.map((key, i) => readValue(key, nodes[i], report));
    const isComplete = typeof fingerprint === "string" && typeof rule === "string" && kind !== undefined && typeof path === "string";
    return isComplete && profile !== undefined ? { fingerprint, rule, kind, path, profile, at } : undefined;
}
function readValue(key, node, report) {
    if (!node)
        return undefined;
    const isNullable = nullable.has(key);
    if (node.kind === "scalar" && isNullable && node.value === null)
        return null;
    if (node.kind !== "scalar" || typeof node.value !== "string" || node.value.length > maxLength)
        return report(node, `\`${key}\` is text${isNullable ? " or null" : ""}, of at most ${maxLength} characters`);
    if (key === "fingerprint" && !/^[0-9a-f]{64}$/.test(node.value))
        return report(node, "`fingerprint` is a SHA-256 in 64 hexadecimal digits");
    return node.value;
}
function covers(entry, finding) {
    return (finding !== undefined &&
        finding.host !== null &&
        !(0,_policy_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .isPolicyFinding */ .eK)(finding) &&
        entry.rule === finding.rule &&
        entry.kind === (finding.kind ?? null) &&
        entry.path === finding.at.source.path);
}
function pruned({ entries }, findings) {
    return [...entries.values()].filter((entry) => covers(entry, findings.get(entry.fingerprint)));
}
function staleEntries({ entries }, findings, fingerprintOf) {
    const current = new Map(findings.map((finding) => [fingerprintOf(finding), finding]));
    return [...entries.values()]
        .filter((entry) => !covers(entry, current.get(entry.fingerprint)))
        .map(({ rule, kind, path, profile, at }) => ({
        topic: "unused",
        message: `the entry of the baseline for \`${kind === null ? rule : `${rule}/${kind}`}\` in \`${path}\`${profile === null ? "" : ` (\`${profile}\`)`} no longer matches a finding; \`baseline --prune\` removes it`,
        at,
    }));
}
function entryFor(finding, fingerprint) {
    const { rule, kind = null, item, at } = finding;
    return {
        fingerprint,
        rule,
        kind,
        path: at.source.path,
        profile: (item?.profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .known */ .eO)(item.profile.name)) ?? null,
        at,
    };
}
function writeBaseline(entries) {
    const unique = new Map([...entries].map((entry) => [entry.fingerprint, entry]));
    const sorted = [...unique.values()].sort(byOrder);
    const lines = sorted.map(({ fingerprint, rule, kind, path, profile }) => `    ${inLine({ path, rule, kind, profile, fingerprint })}`);
    return `{\n  "version": 1,\n  "findings": [${lines.length === 0 ? "" : `\n${lines.join(",\n")}\n  `}]\n}\n`;
}
function inLine(fields) {
    return `{ ${Object.entries(fields)
        .map(([key, value]) => `"${key}": ${(0,_sanitize_json_js__WEBPACK_IMPORTED_MODULE_0__/* .writeJson */ .G)(value).trimEnd()}`)
        .join(", ")} }`;
}
function byOrder(a, b) {
    return ((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.path, b.path) ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.rule, b.rule) ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.kind ?? "", b.kind ?? "") ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.profile ?? "", b.profile ?? "") ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.fingerprint, b.fingerprint));
}


/***/ }),

/***/ 24690:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ unjudgedIn),
/* harmony export */   s: () => (/* binding */ identityAt)
/* harmony export */ });
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76311);
/* harmony import */ var _near_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69665);
/* harmony import */ var _unknown_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62794);



const batchSize = 64;
async function unjudgedIn(inspection, repo) {
    const { loads, nearMisses, unknownHosts, unread } = inspection;
    const problems = [
        ...loads.flatMap(problemsOf),
        ...[...nearMisses, ...(0,_near_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .nearPoliciesIn */ .A)(repo)].map(({ message, at }) => ({ host: "", message, path: at.source.path })),
    ];
    const files = [
        ...filesBelow(repo, [...unknownHosts.map(({ path }) => path), ...unread.flatMap(({ dirs }) => dirs)]),
        ...(loads.some(isCut) ? hiddenFiles(repo) : []),
    ];
    const identities = await identitiesOf([...problems.map(({ path }) => path), ...files], repo);
    return new Set([
        ...problems.map(({ host, message, path }) => JSON.stringify([host, message, path, identities.get(path)])),
        ...files.map((path) => JSON.stringify([path, identities.get(path)])),
    ]);
}
function problemsOf({ host, load }) {
    const failed = [load, ...load.layers].filter(({ status }) => status === "failed");
    return [...load.unjudged, ...failed.flatMap(({ problem }) => problem ?? [])].map(({ message, at }) => ({
        host,
        message,
        path: at.source.path,
    }));
}
function isCut({ load }) {
    return load.unjudged.filter(({ kind }) => kind === "unknown-file").length >= _unknown_files_js__WEBPACK_IMPORTED_MODULE_1__/* .maxFiles */ .M;
}
function hiddenFiles({ entries }) {
    return [...entries.values()]
        .filter(({ path, kind }) => kind !== "directory" && /(?:^|\/)\.[^/]+\//.test(path))
        .map(({ path }) => path);
}
function filesBelow({ entries }, directories) {
    if (directories.length === 0)
        return [];
    return [...entries.values()]
        .filter(({ path, kind }) => kind !== "directory" && directories.some((directory) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(path, directory)))
        .map(({ path }) => path);
}
async function identitiesOf(paths, repo) {
    const distinct = [...new Set(paths)];
    const identities = new Map();
    for (let at = 0; at < distinct.length; at += batchSize)
        for (const [path, identity] of await Promise.all(distinct.slice(at, at + batchSize).map(async (path) => [path, await identityAt(path, repo)])))
            identities.set(path, identity);
    return identities;
}
async function identityAt(path, repo) {
    const { kind = "directory", target, id } = repo.entries.get(path) ?? {};
    if (kind === "link")
        return JSON.stringify([kind, target, (await repo.identityOf(path)) ?? null]);
    if (kind === "submodule")
        return JSON.stringify([kind, id ?? unknown()]);
    const resolution = repo.resolve(path);
    if (resolution.kind !== "file" && resolution.kind !== "unjudged")
        return JSON.stringify(resolution.kind);
    const identity = await repo.identityOf(path);
    if (identity !== undefined)
        return identity;
    const content = await repo.read(path);
    return content.kind === "text" ? content.source.text : unknown();
}
let unknowns = 0;
function unknown() {
    return `unknown ${unknowns++}`;
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