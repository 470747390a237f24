"use strict";
exports.id = 41;
exports.ids = [41,668,1722,9341];
exports.modules = {

/***/ 2210:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I5: () => (/* binding */ ownersAt),
/* harmony export */   ad: () => (/* binding */ ownersFileOf),
/* harmony export */   oX: () => (/* binding */ codeownersPaths),
/* harmony export */   qx: () => (/* binding */ ownersIn),
/* harmony export */   xX: () => (/* binding */ placeOfLine),
/* harmony export */   y1: () => (/* binding */ lineFor)
/* harmony export */ });
/* harmony import */ var _repo_git_wildmatch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(228);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4951);


const codeownersPaths = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"];
function ownersIn(text) {
    const lines = ownerLines(text);
    return (path) => lines.findLast(({ matches }) => matches(path))?.owners ?? [];
}
function ownerLines(text) {
    return [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) => {
        const [pattern, ...owners] = wordsOf(line.replace(/^\ufeff/, ""));
        if (pattern === undefined || /^[#!]|\[/.test(pattern))
            return [];
        return [{ pattern, owners, start: index, end: index + line.trimEnd().length, matches: matcherOf(pattern) }];
    });
}
async function ownersFileOf(tree) {
    for (const path of codeownersPaths) {
        const content = await tree.read(path);
        if (content.kind === "text")
            return { source: content.source, lines: ownerLines(content.source.text) };
        if (content.kind !== "absent")
            return `\`${path}\` cannot be read`;
    }
    return { source: undefined, lines: [] };
}
async function ownersAt(tree) {
    const file = await ownersFileOf(tree);
    return typeof file === "string" ? file : (path) => lineFor(file, path)?.owners ?? [];
}
function lineFor({ lines }, path) {
    return lines.findLast(({ matches }) => matches(path));
}
function placeOfLine({ source }, line) {
    return source && (line ? { source, span: { start: line.start, end: line.end } } : (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .startOf */ .GH)(source));
}
function wordsOf(line) {
    const words = line.match(/(?:\\.|[^\s\\])+/g) ?? [];
    const comment = words.findIndex((word) => word.startsWith("#"));
    return comment < 0 ? words : words.slice(0, comment);
}
function matcherOf(pattern) {
    const isDirectory = pattern.endsWith("/");
    const body = pattern.replace(/^\//, "").replace(/\/$/, "");
    const isAnchored = pattern.replace(/\/$/, "").includes("/");
    const path = isAnchored ? body : `**/${body}`;
    const last = body.slice(body.lastIndexOf("/") + 1);
    const matchers = [...(isDirectory ? [] : [path]), ...(isDirectory || !last.includes("*") ? [`${path}/**`] : [])].map(_repo_git_wildmatch_js__WEBPACK_IMPORTED_MODULE_0__/* .wildmatch */ .c);
    return (file) => matchers.some((matches) => matches(file, false));
}


/***/ }),

/***/ 8264:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isOwn),
/* harmony export */   a: () => (/* binding */ ownPolicyPath)
/* harmony export */ });
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3861);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4951);


function isOwn(at) {
    return !(0,_policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .isForeign */ .jq)(at) && !at.source.path.startsWith("preset:");
}
function ownPolicyPath({ sources }) {
    return sources.findLast(({ ref }) => isOwn((0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(ref)))?.ref ?? _policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .policyPaths */ .ff[0];
}


/***/ }),

/***/ 41:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  policyPowerIn: () => (/* binding */ policyPowerIn)
});

// EXTERNAL MODULE: ./build/bundle/src/inspect/index.js + 12 modules
var inspect = __webpack_require__(7141);
// EXTERNAL MODULE: ./build/bundle/src/policy/model.js
var model = __webpack_require__(3861);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(6311);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(4951);
// EXTERNAL MODULE: ./build/bundle/src/approvals/code-owners.js
var code_owners = __webpack_require__(2210);
// EXTERNAL MODULE: ./build/bundle/src/approvals/policy-path.js
var policy_path = __webpack_require__(8264);
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
var power = __webpack_require__(732);
// EXTERNAL MODULE: ./build/bundle/src/inspect/unjudged.js
var unjudged = __webpack_require__(4690);
// EXTERNAL MODULE: ./build/bundle/src/model/rule.js
var rule = __webpack_require__(8301);
// EXTERNAL MODULE: ./build/bundle/src/generated/catalogue.js + 30 modules
var catalogue = __webpack_require__(5149);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var model_host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/dates.js
var dates = __webpack_require__(3212);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/scope.js
var decide_scope = __webpack_require__(4249);
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
var levels = __webpack_require__(778);
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
var file_reference = __webpack_require__(3594);
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
var effective = __webpack_require__(9696);
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

// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(536);
// EXTERNAL MODULE: ./build/bundle/src/parsers/toml/index.js + 9 modules
var toml = __webpack_require__(3823);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/lenient.js
var lenient = __webpack_require__(7463);
;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/arguments.js
const commandFlags = new Map([
    ...["root", "policy", "host", "edition", "format", "at", "base", "from", "fail-on", "gate", "today", "color"].map((name) => [name, true]),
    ...["all", "dry-run", "staged", "user", "offline", "quiet", "help", "version", "fix"].map((name) => [name, false]),
]);
function argumentsOf(words, expands, at) {
    const { flags, plain, open } = readArguments(words, expands);
    const [subcommand = "check", ...more] = plain;
    return [
        ["subcommand", { text: subcommand, at }],
        ...(more.length > 0 ? [["arguments", { text: more.join(" "), at }]] : []),
        ...(open.length > 0 ? [["expansion", { text: open.join(" "), at }]] : []),
        ...[...flags].map(([flag, values]) => [`--${flag}`, { text: values.join(", "), at }]),
    ];
}
function readArguments(words, expands) {
    const flags = new Map();
    const plain = [];
    const open = [];
    for (let i = 0; i < words.length; i++) {
        const word = words[i] ?? "";
        const [, name, inline] = /^--?([\w-]+)(?:=([^]*))?$/.exec(word) ?? [];
        if (expands[i] && inline === undefined)
            open.push(word);
        else if (name === undefined)
            plain.push(word);
        else {
            const flag = name === "h" ? "help" : name;
            const takesNext = inline === undefined && commandFlags.get(flag);
            flags.set(flag, [...(flags.get(flag) ?? []), takesNext ? (words[++i] ?? "") : (inline ?? "")]);
        }
    }
    return { flags, plain, open };
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/keys.js
const display = "is only shown";
const cancelled = "a run that is cancelled or waits is not green";
const keys = {
    workflow: {
        compared: ["on", "true", "env", "defaults", "jobs"],
        harmless: {
            name: display,
            "run-name": display,
            concurrency: cancelled,
            permissions: "a token with fewer rights causes an error or a missing approval, never a pass",
        },
    },
    job: {
        compared: [
            "if",
            "continue-on-error",
            "needs",
            "container",
            "strategy",
            "runs-on",
            "env",
            "defaults",
            "steps",
            "uses",
            "with",
            "secrets",
        ],
        harmless: {
            name: "a required check that is not reported is not green; a second job of that name is reported",
            "timeout-minutes": "a job that runs out of time fails",
            permissions: "a token with fewer rights causes an error or a missing approval, never a pass",
            concurrency: cancelled,
            environment: cancelled,
            outputs: "are read after the job",
            services: "run next to the job, and the check does not use them",
        },
    },
    step: {
        compared: ["if", "continue-on-error", "shell", "working-directory", "env", "uses", "run", "with"],
        harmless: { name: display, id: "is only a name", "timeout-minutes": "a step that runs out of time fails" },
    },
    action: {
        compared: ["runs"],
        harmless: {
            name: display,
            description: display,
            author: display,
            branding: display,
            inputs: "are compared where a step uses them",
            outputs: "are read after the action",
        },
    },
    hook: {
        compared: ["id", "args", "always_run", "entry", "language", "stages", "additional_dependencies", "pass_filenames"],
        harmless: {
            name: display,
            description: display,
            alias: "is only a name",
            verbose: display,
            log_file: "writes a file",
            require_serial: "decides how many processes run",
            fail_fast: "stops after a failure, which fails the commit",
            language_version: "the tool refuses a Node.js that is too old",
            minimum_pre_commit_version: "an older pre-commit fails",
            files: "the hook always runs",
            exclude: "the hook always runs",
            types: "the hook always runs",
            types_or: "the hook always runs",
            exclude_types: "the hook always runs",
        },
    },
    "hooks file": {
        compared: ["repos", "default_stages", "default_install_hook_types", "ci"],
        harmless: {
            default_language_version: "the tool refuses a Node.js that is too old",
            files: "the hook always runs",
            exclude: "the hook always runs",
            fail_fast: "stops after a failure, which fails the commit",
            minimum_pre_commit_version: "an older pre-commit fails",
            minimum_prek_version: "an older prek fails",
        },
    },
    repo: { compared: ["repo", "rev", "hooks"], harmless: {} },
};
function isKnownKey(level, name) {
    return keys[level].compared.includes(name) || Object.hasOwn(keys[level].harmless, name);
}
const harmlessVariables = /^(?:NO_COLOR|FORCE_COLOR|CLICOLOR|CLICOLOR_FORCE|COLUMNS|TERM|CI|TZ|LANG|LANGUAGE|LC_\w+)$/;
const steeringVariables = /^(?:NODE_.*|NPM_.*|YARN_.*|PNPM_.*|BUN_.*|COREPACK_.*|LD_.*|DYLD_.*|GLIBC_TUNABLES|MALLOC_.*|OPENSSL_.*|SSL_.*|PATH|PATHEXT|HOME|USERPROFILE|APPDATA|LOCALAPPDATA|XDG_.*|TMPDIR|TEMP|TMP|BASH_.*|BASHOPTS|SHELLOPTS|SHELL|COMSPEC|ENV|IFS|CDPATH|PS4|PROMPT_COMMAND|.*_PROXY|SKIP|PRE_COMMIT.*|PREK_.*|GIT_.*|GH_HOST|INPUT_.*|GITHUB_.*|RUNNER_.*|ACTIONS_.*)$/i;

;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/usage.js

function isGate(path) {
    return /^\.github\/workflows\/[^/]+\.ya?ml$|(?:^|\/)action\.ya?ml$|^\.pre-commit-config\.ya?ml$|^\.?prek\.toml$/.test(path);
}
function textOf(node) {
    if (node.kind === "scalar")
        return node.text.replace(/\s+/g, " ").trim();
    return node.kind === "list"
        ? node.items.map(textOf).join(", ")
        : node.entries.map(({ name = "?", value }) => `${name}: ${textOf(value)}`).join(", ");
}
function wordsIn(node) {
    if (node === undefined)
        return [];
    return node.kind === "list"
        ? node.items.map(textOf)
        : node.kind === "table"
            ? node.entries.map(({ name = "?" }) => name)
            : [textOf(node)];
}
function tableEntries(node) {
    return node?.kind === "table" ? node.entries : [];
}
function propertiesOf(table, names, prefix, at) {
    return tableEntries(table).flatMap(({ name: written, value }) => {
        const name = written?.toLowerCase();
        return name !== undefined && names.includes(name) && textOf(value) !== ""
            ? [[`${prefix}${name}`, { text: textOf(value), at: at(value) }]]
            : [];
    });
}
function unknownKeys(table, level, at) {
    return tableEntries(table).flatMap(({ name, key, value }) => name === undefined || isKnownKey(level, name)
        ? []
        : [[`unknown ${level} ${name}`, { text: textOf(value), at: at(key) }]]);
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/hooks.js






async function hooksIn(source) {
    const at = ({ span }) => ({ source, span });
    const node = await nodeOf(source);
    if (node.kind === "problem")
        return { source, uses: [], problem: at(node), placeWithout: () => (0,repo_text/* startOf */.GH)(source) };
    const key = node.kind === "table" ? (0,parsers_node/* entryOf */.Ms)(node, "repos")?.key : undefined;
    const uses = itemsOf((0,parsers_node/* valueOf */.RP)(node, "repos")).flatMap((repo) => itemsOf((0,parsers_node/* valueOf */.RP)(repo, "hooks")).flatMap((hook) => useOf(hook, repo, node, at)));
    return { source, uses, placeWithout: () => (key ? at(key) : (0,repo_text/* startOf */.GH)(source)) };
}
async function nodeOf(source) {
    if (source.path.endsWith(".toml"))
        return (0,toml/* parseToml */.MT)(source.text, 0, "0.9");
    const { node, problems } = await (0,lenient.parseYaml)(source.text, 0);
    return problems[0] ?? node;
}
function useOf(hook, repo, file, at) {
    const id = (0,parsers_node/* valueOf */.RP)(hook, "id");
    if (hook.kind !== "table" || !id || !/^agent-profile-check(?:-script)?$/.test(textOf(id)))
        return [];
    const name = textOf(id);
    const args = (0,parsers_node/* valueOf */.RP)(hook, "args");
    const words = wordsIn(args);
    const [url, rev] = [(0,parsers_node/* valueOf */.RP)(repo, "repo"), (0,parsers_node/* valueOf */.RP)(repo, "rev")];
    const stages = (0,parsers_node/* valueOf */.RP)(hook, "stages") ?? (0,parsers_node/* valueOf */.RP)(file, "default_stages");
    const skip = (0,parsers_node/* valueOf */.RP)((0,parsers_node/* valueOf */.RP)(file, "ci"), "skip");
    const properties = new Map([
        ...argumentsOf(words, words.map(() => false), at(args ?? id)),
        ...propertiesOf(hook, ["always_run", "entry", "language", "additional_dependencies", "pass_filenames"], "", at),
        ...propertiesOf(file, ["default_install_hook_types"], "", at),
        ...unknownKeys(hook, "hook", at),
        ...unknownKeys(repo, "repo", at),
        ...unknownKeys(file, "hooks file", at),
        ...(url ? [["version", { text: `${textOf(url)}@${rev ? textOf(rev) : ""}`, at: at(rev ?? url) }]] : []),
        ...(stages ? [["stages", { text: textOf(stages), at: at(stages) }]] : []),
        ...(skip ? [["ci skip", { text: textOf(skip), at: at(skip) }]] : []),
    ]);
    return [{ kind: "hook", name: `the hook \`${name}\``, home: name, at: at(id), properties }];
}
function itemsOf(node) {
    return node?.kind === "list" ? node.items : [];
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/names.js



async function namesakes(base, head, before, after) {
    const gates = before.filter(({ kind }) => kind !== "hook");
    if (gates.length === 0)
        return [];
    const texts = new Map(base.map(({ path, text }) => [path, text]));
    const changed = head.filter(({ path, text }) => isWorkflow(path) && texts.get(path) !== text);
    const [old, fresh] = await Promise.all([jobsIn(base.filter(({ path }) => isWorkflow(path))), jobsIn(changed)]);
    const isGate = (uses, { path, id }) => uses.some(({ home, at }) => home === id && at.source.path === path);
    const required = old.filter((job) => isGate(before, job));
    const isRequired = ({ path, id }) => required.some((job) => job.path === path && job.id === id);
    const others = new Set(old.filter((job) => !isGate(before, job)).map(({ path, name }) => `${path} ${name}`));
    return fresh.flatMap((job) => {
        if (isGate(after, job) || isRequired(job) || others.has(`${job.path} ${job.name}`))
            return [];
        const gate = required.find(({ name }) => mayBe(job.name, name));
        return gate
            ? [
                {
                    topic: "weakened-gate",
                    message: `the job \`${job.id}\` can have the name \`${gate.name}\` of the required check, so a ruleset may take either of them as passed; rename the new job`,
                    at: job.at,
                    related: [{ message: "at the base", at: gate.at }],
                },
            ]
            : [];
    });
}
function isWorkflow(path) {
    return path.startsWith(".github/workflows/");
}
async function jobsIn(sources) {
    const found = await Promise.all(sources.map(async (source) => {
        const { node, problems } = await (0,lenient.parseYaml)(source.text, 0);
        return problems.length > 0 ? [] : tableEntries((0,parsers_node/* valueOf */.RP)(node, "jobs")).map((job) => namedJob(source, job));
    }));
    return found.flat();
}
function namedJob(source, { name: id = "?", key, value }) {
    const written = (0,parsers_node/* valueOf */.RP)(value, "name");
    const name = written && textOf(written) !== "" ? textOf(written) : id;
    return { path: source.path, id, name, at: { source, span: (written ?? key).span } };
}
function mayBe(written, name) {
    const pattern = written
        .toLowerCase()
        .split(/\$\{\{.*?\}\}/)
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
        .join(".*");
    return new RegExp(`^${pattern}$`).test(name.toLowerCase());
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/settings.js
const compareSettings = [
    ...both("fail-on", worseFailOn),
    ...both("gate", worseGate),
    ...both("root", worseRoot),
    ...both("policy", worsePolicy),
    ["policy-fallback", worseFallback],
    [
        "policy-token",
        (head, base) => base &&
            `\`policy-token\` is ${settings_quoted(head, "not set")}, so teams and the organisation's policy may be unreadable`,
    ],
    ["workflow", otherWorkflow],
    ["--host", worseHost],
    [
        "--base",
        (head, base) => `the command compares with ${settings_quoted(head, "nothing")} (was ${settings_quoted(base, "nothing")}), so other findings count as existing`,
    ],
    [
        "--at",
        (head, base) => `the command checks ${settings_quoted(head, "the working tree")} (was ${settings_quoted(base, "the working tree")})`,
    ],
    ["--staged", (head) => `the command checks ${head ? "the index" : "the working tree"} instead`],
    [
        "--today",
        (head) => head && `the command uses \`${head.text}\` as today's date, so expired waivers and grants may apply`,
    ],
    [
        "--edition",
        (head, base) => `${settings_quoted(head, "the default edition")} is checked (was ${settings_quoted(base, "the default edition")})`,
    ],
    ["--user", (head) => (head ? undefined : "the user's own layers are no longer checked")],
    ["--help", (head) => head && "the command only shows its help"],
    ["--version", (head) => head && "the command only shows its version"],
    ["--fix", (head) => head && "the command fixes files before it checks them, so it fails for fewer findings"],
    ["--from", (head) => head && `the command checks only what a session in \`${head.text}\` is offered`],
];
const harmlessSettings = {
    "--format": "changes how findings are shown, not whether they fail",
    "--color": "changes how findings are shown, not whether they fail",
    "--quiet": "hides notes on the terminal, not the exit code",
    "--all": "shows more findings",
    "--offline": "a policy that is neither local nor cached is an error, never a pass",
    comment: "decides whether the pull request gets a comment",
    json: "writes a file",
    sarif: "writes a file",
    token: "a token with fewer rights causes an error or a missing approval, never a pass",
};
function both(name, comparison) {
    return [
        [name, comparison],
        [`--${name}`, comparison],
    ];
}
function settings_quoted(side, absent) {
    return side ? `\`${side.text}\`` : absent;
}
function changedValue(name, absent, head, base) {
    return `\`${name}\` is ${settings_quoted(head, absent)} (was ${settings_quoted(base, absent)})`;
}
const failOnValues = ["never", "error", "warning", "note"];
const classes = ["power", "integrity", "correctness", "hygiene"];
function worseFailOn(head, base) {
    const isWorse = classes.some((name) => {
        const [after, before] = [strictness(head, name), strictness(base, name)];
        return after < before || after < 0;
    });
    return isWorse ? changedValue("fail-on", "`error`", head, base) : undefined;
}
function strictness(side, name) {
    const parts = (side?.text ?? "error").split(/[\s,]+/).filter((part) => part !== "");
    if (parts.some((part) => !/^(?:\w+=)?(?:never|error|warning|note)$/.test(part)))
        return -1;
    const value = parts.findLast((part) => part.startsWith(`${name}=`)) ?? parts.findLast((part) => !part.includes("="));
    return failOnValues.indexOf((value ?? "error").replace(/^\w+=/, ""));
}
const gateValues = ["new", undefined, "all"];
function worseGate(head, base) {
    return gateValues.indexOf(head?.text) < gateValues.indexOf(base?.text)
        ? changedValue("gate", "not set", head, base)
        : undefined;
}
function worseRoot(head, base) {
    const [after, before] = [directoryIn(head), directoryIn(base)];
    const isCovering = after === before || after === "" || before.startsWith(`${after}/`);
    return isCovering ? undefined : `\`root\` limits the report to \`${after}\``;
}
function directoryIn(side) {
    return (side?.text ?? "").replace(/^(?:\.\/)+|^\.$/, "").replace(/\/+$/, "");
}
function worsePolicy(head, base) {
    return base === undefined && head?.text.includes("//") ? undefined : changedValue("policy", "not set", head, base);
}
function worseFallback(head, base) {
    if (!head)
        return undefined;
    if (head.text !== "preset:strict")
        return `\`policy-fallback\` is \`${head.text}\`${base ? ` (was \`${base.text}\`)` : ""}`;
    return base ? undefined : "with `policy-fallback`, a preset applies if the organisation's policy cannot be fetched";
}
function otherWorkflow(head, base) {
    const file = (side) => settings_quoted(side, "the default file");
    return `a review re-runs the check in ${file(head)} (was ${file(base)})`;
}
function worseHost(head, base) {
    if (head === undefined)
        return undefined;
    const hosts = head.text.split(", ");
    const isCovering = base?.text.split(", ").every((host) => hosts.includes(host)) ?? false;
    return isCovering ? undefined : `only \`${head.text}\` is checked`;
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/properties.js

function worseFor(name, base, head, kind) {
    if (base?.text === head?.text || Object.hasOwn(harmlessSettings, name))
        return undefined;
    if (kind === "command" && name === "version" && (!base || !head))
        return undefined;
    if (kind !== "command" && commandOnly.test(name))
        return undefined;
    const comparison = comparisons.get(name) ?? families.find(([prefix]) => name.startsWith(prefix))?.[1];
    return (comparison ?? ownComparison)(head, base, name);
}
const commandOnly = /^(?:shell$|working-directory$|checkout)/;
const comparisons = new Map([
    ...compareSettings,
    ["version", worseVersion],
    ["program", (head, base) => `\`${properties_textOf(head)}\` runs (was \`${properties_textOf(base)}\`)`],
    ["subcommand", worseSubcommand],
    ["arguments", whereNew((text) => `the command gets the unknown argument \`${text}\``)],
    ["expansion", whereNew((text) => `\`${text}\` expands to arguments that are not visible here`)],
    [
        "script",
        whereNew((text) => `it runs in a script with branches, groups or functions, which this tool does not follow: \`${text}\``),
    ],
    ["mask", worseMask],
    ["if", worseCondition],
    ["job if", worseCondition],
    ["continue-on-error", toleratedFailure("a failed step")],
    ["job continue-on-error", toleratedFailure("a failed job")],
    ["job needs", worseNeeds],
    ["job runs-on", worseRunner],
    ["job container", whereNew((text) => `it runs in the container \`${text}\`, which can contain another program`)],
    ["job strategy", whereNew((text) => `its \`strategy\` may skip it: \`${text}\``)],
    [
        "job secrets",
        (head, base) => base && `the called workflow gets ${properties_quoted(head, "no secrets")} (was \`${base.text}\`)`,
    ],
    ["shell", worseShell],
    ["working-directory", whereNew((text) => `it runs in the directory \`${text}\``)],
    ["runs using", (head, base) => `the action runs using ${properties_quoted(head, "nothing")} (was ${properties_quoted(base, "nothing")})`],
    [
        "checkout",
        (head) => (head ? undefined : "no earlier step checks out this repository, so there is nothing to check"),
    ],
    ["always_run", (head) => unlessHarmless(head, /^true$/, () => "the hook runs only for some files")],
    ["entry", whereNew((text) => `the hook runs \`${text}\` instead`)],
    ["language", whereNew((text) => `the hook runs as \`${text}\` instead`)],
    ["additional_dependencies", whereNew((text) => `the hook installs \`${text}\`, which can replace its program`)],
    ["pass_filenames", (head) => unlessHarmless(head, /^false$/, () => "the hook gets file names as arguments")],
    ["stages", worseStages],
    ["default_install_hook_types", worseStages],
    [
        "ci skip",
        (head, base) => addedWords(head, base, (words) => `pre-commit.ci skips ${words}`, /^agent-profile-check/),
    ],
]);
const families = [
    ["unknown ", (head, base, name) => unknownKey(head ?? base, name.slice("unknown ".length))],
    [
        "env ",
        whereNew((_, name) => `the environment variable \`${name.slice(4)}\` can make it run another program or contact another server`),
    ],
    ["environment", whereNew((text) => `its environment comes from \`${text}\`, which can set any variable`)],
    ["runs first ", whereNew((text) => `\`${text}\` runs before it in the same script and can affect the check`)],
    ["earlier ", whereNew((text) => `\`${text}\` in an earlier step can change what this step runs or checks`)],
    [
        "checkout ",
        whereNew((text, name) => `actions/checkout has \`${name.slice(9)}: ${text}\`, so another tree is checked`),
    ],
    ["--", (_, __, name) => `unknown flag \`${name}\`, which can affect the check`],
];
function ownComparison(head, base) {
    return head === undefined ? base?.gone : head.worse?.(base);
}
function whereNew(sentence) {
    return (head, _, name) => head && sentence(head.text, name);
}
function unknownKey(side, name) {
    const [, level = "", key = ""] = /^(hooks file|\w+) ([^]*)$/.exec(name) ?? [];
    const value = side && side.text !== "" ? ` (\`${side.text}\`)` : "";
    return `unknown ${level} key \`${key}\`${value}, which can affect the check`;
}
function properties_textOf(side) {
    return side?.text ?? "nothing";
}
function properties_quoted(side, absent) {
    return side ? `\`${side.text}\`` : absent;
}
function unlessHarmless(head, harmless, sentence) {
    return head && !harmless.test(head.text) ? sentence(head.text) : undefined;
}
function worseMask(head, base) {
    const known = base?.text.split("\n") ?? [];
    const added = (head?.text.split("\n") ?? []).filter((mask) => !known.includes(mask));
    return added.length > 0
        ? `${added.map((mask) => `\`${mask}\``).join(", ")} hides a failure of the command or keeps it from running`
        : undefined;
}
function worseSubcommand(head, base) {
    if (head === undefined || head.text === "check")
        return undefined;
    return `the command is \`${head.text}\`${base ? ` (was \`${base.text}\`)` : ""}, which never fails for findings`;
}
function worseShell(head) {
    return unlessHarmless(head, /^(?:bash|sh)$/, (text) => `it runs in \`${text}\`, which may continue after a failure`);
}
function worseRunner(head) {
    return unlessHarmless(head, /^(?:ubuntu|macos|windows)-[\w.-]+$/, (text) => `it runs on \`${text}\`, which is not a GitHub-hosted runner`);
}
function worseVersion(head, base) {
    const [[name, ref], [baseName, baseRef]] = [versionOf(head), versionOf(base)];
    const local = "a file of this repository";
    if (name !== baseName)
        return `${properties_quoted(head, local)} runs (was ${properties_quoted(base, local)})`;
    if (isPinned(ref))
        return `another commit runs: \`${ref}\` (was \`${baseRef || "the latest version"}\`); check that the commit is on a branch of the project itself, because commits of forks resolve under the same name`;
    if (isPinned(baseRef))
        return `\`${ref || "the latest version"}\` can move (was a commit); pin it to a commit`;
    return isUpgrade(baseRef, ref)
        ? undefined
        : `\`${ref || "the latest version"}\` runs (was \`${baseRef || "the latest version"}\`), which may be an older version`;
}
function versionOf(side) {
    const [name = "", ref = ""] = (side?.text ?? "").split("@");
    return [name.toLowerCase(), ref];
}
function isPinned(ref) {
    return /^[0-9a-f]{40,64}$/.test(ref);
}
function isUpgrade(before, after) {
    const [old, fresh] = [numbersOf(before), numbersOf(after)];
    if (!old || !fresh)
        return false;
    for (let i = 0; i < 3; i++) {
        const [a, b] = [old[i] ?? Number.POSITIVE_INFINITY, fresh[i] ?? Number.POSITIVE_INFINITY];
        if (a !== b)
            return b > a;
    }
    return true;
}
function numbersOf(ref) {
    if (ref === "" || ref === "latest")
        return [];
    return /^v?\d+(?:\.\d+){0,2}$/.test(ref) ? ref.replace("v", "").split(".").map(Number) : undefined;
}
const alwaysTrue = /^(?:\$\{\{)?\s*(?:always\(\)|!\s*cancelled\(\)|success\(\)|true)\s*(?:\}\})?$/;
function worseCondition(head) {
    return unlessHarmless(head, alwaysTrue, (text) => `it runs only if \`${text}\``);
}
function toleratedFailure(failure) {
    return (head) => unlessHarmless(head, /^false$/, () => `\`continue-on-error\` lets ${failure} pass`);
}
function worseNeeds(head, base) {
    return addedWords(head, base, (jobs) => `it is skipped if the job ${jobs} fails or is skipped, and a skipped job lets the pull request pass`);
}
function addedWords(head, base, sentence, only = /^/) {
    const known = wordsOf(base);
    const added = wordsOf(head).filter((word) => !known.includes(word) && only.test(word));
    return added.length > 0 ? sentence(added.map((word) => `\`${word}\``).join(", ")) : undefined;
}
function wordsOf(side) {
    return side?.text.split(", ") ?? [];
}
function worseStages(head) {
    return head === undefined || wordsOf(head).some((stage) => stage === "pre-commit" || stage === "commit")
        ? undefined
        : "the hook no longer runs before a commit";
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/shell.js
const constructs = new Set("if then else elif fi while until for do done case esac select function { } ! [[ coproc".split(" "));
function parseShell(script) {
    const text = script.replace(/\r\n/g, "\n").replace(/\\\n/g, " ");
    const commands = [];
    let construct;
    let pending = [];
    let before = "";
    for (const token of [...tokensOf(text), { kind: "joint", joint: "" }]) {
        if (token.kind === "construct")
            construct ??= token.text;
        else if (token.kind !== "joint")
            pending.push(token);
        else if (pending.length > 0) {
            const command = commandOf(pending, text, before, token.joint);
            if (command.isConstruct)
                construct ??= command.words[0];
            commands.push(command);
            before = token.joint;
            pending = [];
        }
        else if (token.joint !== ";" && token.joint !== "")
            construct ??= token.joint;
    }
    return { commands, construct };
}
function commandOf(tokens, text, before, after) {
    const words = tokens.flatMap((token) => (token.kind === "word" ? [token.word] : []));
    const spans = tokens.flatMap((token) => ("from" in token ? [token] : []));
    const [first] = words;
    return {
        words: words.map((word) => word.text),
        expands: words.map((word) => word.expands),
        files: tokens.flatMap((token) => (token.kind === "file" ? [token.name] : [])),
        text: text.slice(spans[0]?.from, spans.at(-1)?.to).replace(/\s+/g, " ").trim(),
        before,
        after,
        isConstruct: first !== undefined && !first.isQuoted && constructs.has(first.text),
    };
}
const joints = [
    ["&&", "&&"],
    ["||", "||"],
    ["|&", "|"],
    ["|", "|"],
    ["&", "&"],
    [";", ";"],
    ["\n", ";"],
];
function* tokensOf(text) {
    for (let at = 0; at < text.length;) {
        const rest = text.slice(at, at + 64);
        const joint = joints.find(([sign]) => rest.startsWith(sign));
        const redirect = /^(?:\d*|&)(?:>>|>\||<>|[<>])&?[ \t]*/.exec(rest)?.[0];
        if (/^[ \t]/.test(rest))
            at++;
        else if (rest.startsWith("#"))
            at = lineEnd(text, at);
        else if (/^(?:;;|<<|<\(|>\(|[()])/.test(rest)) {
            yield { kind: "construct", text: rest.startsWith("<<") ? "<<" : rest.slice(0, 1) };
            at++;
        }
        else if (redirect !== undefined) {
            const [word, to] = readWord(text, at + redirect.length);
            yield { kind: "file", name: word.text, from: at, to };
            at = to;
        }
        else if (joint) {
            yield { kind: "joint", joint: joint[1] };
            at += joint[0].length;
        }
        else {
            const [word, to] = readWord(text, at);
            yield { kind: "word", word, from: at, to };
            at = to;
        }
    }
}
function lineEnd(text, at) {
    const end = text.indexOf("\n", at);
    return end < 0 ? text.length : end;
}
function readWord(text, from) {
    let at = from;
    let value = "";
    let isQuoted = false;
    let expands = false;
    while (at < text.length) {
        const character = text[at] ?? "";
        if (/[\s;&|<>()]/.test(character))
            break;
        if (character === "'" || character === '"') {
            const close = closingQuote(text, at);
            const inner = text.slice(at + 1, close);
            isQuoted = true;
            expands ||= character === '"' && /[$`]/.test(inner);
            value += character === '"' ? inner.replace(/\\(["\\$`])/g, "$1") : inner;
            at = close + 1;
        }
        else if (character === "\\") {
            isQuoted = true;
            value += text[at + 1] ?? "";
            at += 2;
        }
        else if (character === "$" || character === "`") {
            const close = expansionEnd(text, at);
            expands = true;
            value += text.slice(at, close);
            at = close;
        }
        else {
            expands ||= /[*?~[{]/.test(character);
            value += character;
            at++;
        }
    }
    return [{ text: value, isQuoted, expands }, Math.max(at, from + 1)];
}
function closingQuote(text, at) {
    const quote = text[at];
    for (let i = at + 1; i < text.length; i++) {
        if (text[i] === "\\" && quote === '"')
            i++;
        else if (text[i] === quote)
            return i;
    }
    return text.length;
}
const brackets = { "(": ")", "{": "}" };
function expansionEnd(text, at) {
    if (text[at] === "`") {
        const close = text.indexOf("`", at + 1);
        return close < 0 ? text.length : close + 1;
    }
    const open = text[at + 1] ?? "";
    const close = brackets[open];
    if (close === undefined)
        return at + (/^\$[\w@*#?$!-]?\w*/.exec(text.slice(at, at + 200))?.[0].length ?? 1);
    let depth = 0;
    for (let i = at + 1; i < text.length; i++) {
        if (text[i] === open)
            depth++;
        else if (text[i] === close && --depth === 0)
            return i + 1;
    }
    return text.length;
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/before.js



function earlierProperties(steps, isCommand, at) {
    const scripts = steps.flatMap((step) => {
        const run = (0,parsers_node/* valueOf */.RP)(step, "run");
        return run ? [run] : [];
    });
    const commands = scripts.flatMap((run) => (run.kind === "scalar" ? parseShell(run.text).commands : []).flatMap((command) => steersRunner(command) || (isCommand && changesTools(command))
        ? [[`earlier ${command.text}`, { text: command.text, at: at(run) }]]
        : []));
    return [...commands, ...(isCommand ? checkoutOf(steps, at) : [])];
}
function steersRunner({ words, files }) {
    return [...words, ...files].some((word) => /GITHUB_(?:ENV|PATH)|BASH_ENV/.test(word));
}
const programs = /(?:^|\/)(?:npx|npm|node|git|pnpm|pnpx|yarn|bunx?|bash|sh|agent-profile-check[\w.-]*)(?:\.\w+)?$/;
const writers = /^(?:cp|mv|ln|install|chmod|tee|curl|wget|rm|sed|dd|rsync|truncate|touch|alias)$/;
function changesTools({ words, files }) {
    const [first = "", second = "", ...rest] = words;
    if (files.some((file) => programs.test(file)))
        return true;
    if (writers.test(first))
        return words.slice(1).some((word) => programs.test(word.replace(/=.*/, "")));
    if (first === "git")
        return /^(?:checkout|switch|reset|restore|replace|update-ref|symbolic-ref|rm|stash|clean|merge|rebase|cherry-pick|revert|am|apply|pull|update-index)$/.test(second);
    if (/^(?:npm|pnpm|yarn)$/.test(first))
        return (/^(?:link|config|set|global)$/.test(second) || rest.some((word) => /^(?:-g|--global|--location.*)$/.test(word)));
    return false;
}
const checkoutInputs = ["ref", "repository", "sparse-checkout", "sparse-checkout-cone-mode", "github-server-url"];
function checkoutOf(steps, at) {
    const checkout = steps.findLast((step) => {
        const uses = (0,parsers_node/* valueOf */.RP)(step, "uses");
        const path = (0,parsers_node/* valueOf */.RP)((0,parsers_node/* valueOf */.RP)(step, "with"), "path");
        return uses && /^actions\/checkout@/i.test(textOf(uses)) && (!path || /^(?:\.\/?)?$/.test(textOf(path)));
    });
    const uses = (0,parsers_node/* valueOf */.RP)(checkout, "uses");
    return uses
        ? [
            ["checkout", { text: "actions/checkout", at: at(uses) }],
            ...propertiesOf((0,parsers_node/* valueOf */.RP)(checkout, "with"), checkoutInputs, "checkout ", at),
        ]
        : [];
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/command.js


const tool = "agent-profile-check";
function commandsIn(script, at) {
    if (!script.includes(tool))
        return [];
    const parsed = parseShell(script);
    const found = parsed.commands.flatMap((command, index) => {
        const started = startOfTool(command);
        return started ? [{ properties: command_propertiesOf(started, parsed, index, at) }] : [];
    });
    if (found.length > 0)
        return found;
    const [unknown] = parsed.commands.filter((command) => command.text.includes(tool) && !isWordsOnly(command));
    if (!unknown)
        return [];
    const text = script.replace(/\s+/g, " ").trim();
    return [{ properties: [["program", { text, at }]] }];
}
function isWordsOnly({ words }) {
    return /^(?:echo|printf|grep|cat|ls|rm|mkdir|test|\[|git|cd|true|false|:|#.*)$/.test(programOf(words)[0] ?? "");
}
const assignment = /^[A-Za-z_]\w*=/;
function programOf(words) {
    const at = words.findIndex((word) => !assignment.test(word));
    const [first, ...rest] = at < 0 ? [] : words.slice(at);
    if (first !== undefined && constructs.has(first))
        return programOf(rest);
    if (first === "command" || first === "exec" || first === "time" || first === "env")
        return programOf(rest);
    if (first === "timeout")
        return programOf(rest.slice(1));
    return first === undefined ? [] : [first, ...rest];
}
function startOfTool(command) {
    const words = programOf(command.words);
    const skipped = command.words.length - words.length;
    const [first = "", second = ""] = words;
    const runner = { npx: 1, bunx: 1, pnpx: 1 }[first] ??
        (/^(?:npm (?:exec|x)|pnpm (?:dlx|exec)|yarn (?:dlx|exec)|bun x)$/.test(`${first} ${second}`) ? 2 : undefined);
    const start = (program, version, at) => ({
        program,
        version,
        words: words.slice(at),
        expands: command.expands.slice(skipped + at),
        variables: command.words.slice(0, skipped).filter((word) => assignment.test(word)),
    });
    if (runner !== undefined)
        return startOfPackage(words, runner, start);
    const name = first.slice(first.lastIndexOf("/") + 1);
    if (name === tool || name === `${tool}.cmd`)
        return start(first, undefined, 1);
    const isScript = first === "node" && second.includes(tool) && /(?:\/index\.js|\.mjs|\.cjs|\/agent-profile-check)$/.test(second);
    return isScript ? start(`node ${second}`, undefined, 2) : undefined;
}
const runnerFlags = /^(?:-y|--yes|--no|--no-install|--prefer-offline|--offline|-q|--quiet|--silent|--)$/;
function startOfPackage(words, from, start) {
    let at = from;
    let named;
    for (; at < words.length; at++) {
        const word = words[at] ?? "";
        const [, inline] = /^--package=(.+)$/.exec(word) ?? [];
        if (inline !== undefined)
            named = inline;
        else if (word === "-p" || word === "--package")
            named = words[++at];
        else if (!runnerFlags.test(word))
            break;
    }
    const spec = words[at] ?? "";
    const version = versionIn(named ?? spec);
    if (version === undefined || (named !== undefined && spec !== tool))
        return undefined;
    const next = words[at + 1] === "--" ? at + 2 : at + 1;
    return start("package", version, next);
}
function versionIn(spec) {
    const [, name = "", version = ""] = /^(.*?)(?:(?:(?<!^)@|#)([^@#/]*))?$/.exec(spec) ?? [];
    return name
        .replace(/\.git$/, "")
        .split(/[/:]/)
        .at(-1) === tool
        ? `${name.replace("@", "")}@${version}`
        : undefined;
}
function command_propertiesOf({ program, version, words, expands, variables }, script, index, at) {
    const simple = (text) => ({ text, at });
    const masks = script.construct === undefined ? masksOf(script.commands, index) : [];
    const earlier = script.commands
        .slice(0, index)
        .filter((command) => !masks.includes(command.text) && !startOfTool(command) && !isHarmless(command));
    return [
        ["program", simple(program)],
        ...(version === undefined ? [] : [["version", simple(version)]]),
        ...argumentsOf(words, expands, at),
        ...variables.map((word) => [`env ${word.slice(0, word.indexOf("="))}`, simple(word.slice(word.indexOf("=") + 1))]),
        ...(masks.length > 0 ? [["mask", simple(masks.join("\n"))]] : []),
        ...(script.construct === undefined
            ? earlier.map(({ text }) => [`runs first ${text}`, simple(text)])
            : [["script", simple(textOfScript(script))]]),
    ];
}
function textOfScript({ commands }) {
    return commands
        .map(({ text, after }) => `${text} ${after}`)
        .join(" ")
        .trim();
}
function masksOf(commands, index) {
    const command = commands[index];
    if (!command)
        return [];
    const next = commands[index + 1]?.text ?? "";
    const isFailing = command.after === "||" && /^exit [1-9]/.test(next);
    const before = commands
        .slice(0, index)
        .filter(({ words }) => isSwitch(words) || /^(?:exit|return|exec)$/.test(words[0] ?? ""));
    const after = commands
        .slice(command.after === "||" ? index + 2 : index + 1)
        .filter(({ words }) => /^(?:exit|return|true|:)$/.test(words[0] ?? ""));
    return [
        ...(/^(?:\||&|\|\|)$/.test(command.after) && !isFailing ? [`${command.after} ${next}`.trim()] : []),
        ...(command.before === "||" ? [`${commands[index - 1]?.text ?? ""} ||`] : []),
        ...before.map(({ text }) => text),
        ...after.map(({ text }) => text),
        ...brokenList(commands, index),
    ];
}
function brokenList(commands, index) {
    const isListed = commands[index]?.before === "&&" || commands[index]?.after === "&&";
    const rest = commands[endOfList(commands, index) + 1];
    return isListed && rest ? [`&& … ${rest.text}`] : [];
}
function endOfList(commands, from) {
    let at = from;
    while (commands[at]?.after === "&&" || commands[at]?.after === "||")
        at++;
    return at;
}
function isSwitch(words) {
    return ((words[0] === "set" && words.some((word) => word.startsWith("+"))) || words[0] === "trap" || words[0] === "shopt");
}
const harmless = [
    /^(?:echo|printf|cat|ls|pwd|date|whoami|mkdir|true|:|test|\[|sleep)(?: |$)/,
    /^set -/,
    /^(?:npm (?:ci|install|i)|pnpm (?:install|i)|yarn(?: install)?|bun install)(?: --?[\w-]+)*$/,
    /^git (?:fetch|log|status|diff|show|rev-parse)(?: |$)/,
    /^(?:node|npm|pnpm|yarn|git) (?:--version|-v)$/,
    /^corepack enable$/,
];
function isHarmless({ text, words, files }) {
    const isGlobal = words.some((word) => /^(?:-g|--global|--prefix.*|--location.*)$/.test(word));
    return (!isGlobal &&
        files.every((file) => /^(?:\d|\/dev\/null)$/.test(file)) &&
        harmless.some((pattern) => pattern.test(text)));
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/triggers.js


const gatingEvents = ["pull_request", "pull_request_target", "pull_request_review", "merge_group", "push", "schedule"];
const filters = ["paths", "paths-ignore", "branches", "branches-ignore", "tags", "tags-ignore", "types"];
const impliedTypes = ["opened", "synchronize", "reopened"];
function triggersOf(node, at) {
    const on = node.kind === "table" ? ((0,parsers_node/* entryOf */.Ms)(node, "on") ?? (0,parsers_node/* entryOf */.Ms)(node, "true")) : undefined;
    if (!on)
        return new Map();
    return new Map([
        ...wordsIn(on.value).flatMap((event) => triggerOf(event, on.value, at)),
        ["on", { text: "", at: at(on.key) }],
    ]);
}
function triggerOf(event, on, at) {
    const entry = on.kind === "table" ? (0,parsers_node/* entryOf */.Ms)(on, event) : undefined;
    const isGating = gatingEvents.includes(event);
    const gone = isGating ? { gone: `the workflow no longer starts on \`${event}\`` } : {};
    return [
        [`on ${event}`, { text: "", at: at(entry?.key ?? on), ...gone }],
        ...tableEntries(entry?.value).flatMap((filter) => {
            const { name = "" } = filter;
            if (filters.includes(name))
                return [[`on ${event} ${name}`, filterProperty(event, name, filter, at)]];
            return isGating
                ? [[`unknown event ${name}`, { text: wordsIn(filter.value).join(", "), at: at(filter.key) }]]
                : [];
        }),
    ];
}
function filterProperty(event, name, { key, value }, at) {
    const words = wordsIn(value);
    const implied = name === "types" && /^pull_request(?:_target)?$/.test(event) ? impliedTypes : undefined;
    return {
        text: words.join(", "),
        at: at(key),
        worse(base) {
            const before = base ? base.text.split(", ") : implied;
            return before && coversFilter(words, before, name.endsWith("-ignore"))
                ? undefined
                : `on \`${event}\`, \`${name}\` keeps the workflow from starting for some changes`;
        },
    };
}
function coversFilter(words, before, isIgnoring) {
    if (words.some((word) => word.startsWith("!")))
        return words.join("\n") === before.join("\n");
    const included = before.filter((word) => !word.startsWith("!"));
    const [narrow, wide] = isIgnoring ? [words, before] : [included, words];
    return narrow.every((word) => wide.includes(word));
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/workflow.js









async function stepsIn(source, targets) {
    const { node, problems } = await (0,lenient.parseYaml)(source.text, 0);
    const at = ({ span }) => ({ source, span });
    const [problem] = problems;
    if (problem)
        return { source, uses: [], problem: at(problem), placeWithout: () => (0,repo_text/* startOf */.GH)(source) };
    const jobs = (0,parsers_node/* valueOf */.RP)(node, "jobs");
    const runs = (0,parsers_node/* valueOf */.RP)(node, "runs");
    const around = new Map([
        ...triggersOf(node, at),
        ...environmentOf(node, at, steeringVariables),
        ...defaultsOf(node, at),
        ...unknownKeys(node, jobs ? "workflow" : "action", at),
    ]);
    const uses = [
        ...tableEntries(jobs).flatMap(({ name = "?", value }) => {
            const inJob = new Map([...around, ...jobProperties(value, at)]);
            return [
                ...callOf(value, name, inJob, targets, at),
                ...stepsOf(value, name, { properties: inJob, tables: [node, value] }, targets, at),
            ];
        }),
        ...stepsOf(runs, "", { properties: new Map([...around, ...propertiesOf(runs, ["using"], "runs ", at)]), tables: [] }, targets, at),
    ];
    const placeWithout = ({ home }) => {
        const job = jobs?.kind === "table" ? (0,parsers_node/* entryOf */.Ms)(jobs, home) : undefined;
        const steps = job?.value.kind === "table" ? (0,parsers_node/* entryOf */.Ms)(job.value, "steps") : undefined;
        const key = steps?.key ?? job?.key ?? (node.kind === "table" ? (0,parsers_node/* entryOf */.Ms)(node, "jobs")?.key : undefined);
        return key ? at(key) : (0,repo_text/* startOf */.GH)(source);
    };
    return { source, uses, placeWithout };
}
function jobProperties(job, at) {
    return [
        ...propertiesOf(job, ["if", "continue-on-error", "needs", "container", "strategy", "runs-on", "secrets"], "job ", at),
        ...environmentOf(job, at, steeringVariables),
        ...defaultsOf(job, at),
        ...unknownKeys(job, "job", at),
    ];
}
function shellOfRunner(around) {
    const runner = around.get("job runs-on");
    return !around.has("shell") && runner && /windows/i.test(runner.text)
        ? [["shell", { text: "pwsh", at: runner.at }]]
        : [];
}
function defaultsOf(table, at) {
    const defaults = (0,parsers_node/* valueOf */.RP)(table, "defaults");
    const run = (0,parsers_node/* valueOf */.RP)(defaults, "run");
    const unknown = [
        ...tableEntries(defaults).filter(({ name }) => name !== "run"),
        ...tableEntries(run).filter(({ name = "" }) => !["shell", "working-directory"].includes(name)),
    ];
    return [
        ...propertiesOf(run, ["shell", "working-directory"], "", at),
        ...unknown.map(({ name = "?", key, value }) => [`unknown defaults ${name}`, { text: textOf(value), at: at(key) }]),
    ];
}
const actionInputs = ["fail-on", "gate", "root", "policy", "policy-fallback", "policy-token", "workflow"];
function inputsOf(table, at) {
    const inputs = (0,parsers_node/* valueOf */.RP)(table, "with");
    const isKnown = (name) => actionInputs.includes(name) || Object.hasOwn(harmlessSettings, name);
    return [
        ...propertiesOf(inputs, actionInputs, "", at),
        ...tableEntries(inputs).flatMap(({ name = "?", key, value }) => isKnown(name.toLowerCase()) ? [] : [[`unknown input ${name}`, { text: textOf(value), at: at(key) }]]),
    ];
}
function callOf(job, home, around, targets, at) {
    const uses = (0,parsers_node/* valueOf */.RP)(job, "uses");
    const target = uses ? textOf(uses) : "";
    if (!uses || !(targets.has(target) || (!target.startsWith("./") && /agent-profile/i.test(target))))
        return [];
    const version = target.startsWith("./")
        ? []
        : [["version", { text: target, at: at(uses) }]];
    const properties = new Map([...around, ...inputsOf(job, at), ...version]);
    return [{ kind: "step", name: `the job \`${home}\``, home, at: at(uses), properties }];
}
function stepsOf(job, home, around, targets, at) {
    const steps = (0,parsers_node/* valueOf */.RP)(job, "steps");
    const items = steps?.kind === "list" ? steps.items : [];
    const name = home === "" ? "the step" : `the step of job \`${home}\``;
    return items.flatMap((step, index) => {
        if (step.kind !== "table")
            return [];
        const action = actionIn(step, targets, at);
        const uses = action ? [action] : commandsOf(step, at);
        return uses.map(({ kind, at: place, properties: used }) => {
            const own = [
                ...propertiesOf(step, ["if", "continue-on-error", "shell", "working-directory"], "", at),
                ...environmentOf(step, at, /^/),
                ...unknownKeys(step, "step", at),
                ...earlierProperties(items.slice(0, index), kind === "command", at),
            ];
            const named = around.tables.flatMap((table) => environmentOf(table, at, namedIn(textOf(step))));
            const properties = new Map([...named, ...around.properties, ...own, ...used]);
            return { kind, name, home, at: place, properties: new Map([...properties, ...shellOfRunner(properties)]) };
        });
    });
}
function actionIn(step, targets, at) {
    const uses = (0,parsers_node/* entryOf */.Ms)(step, "uses")?.value;
    if (!uses)
        return undefined;
    if (targets.has(textOf(uses).replace(/\/+$/, "")))
        return { kind: "step", at: at(uses), properties: inputsOf(step, at) };
    const [, action, ref = ""] = /^([^@]*\/agent-profile-check(?:\/[^@]*)?)(?:@(.+))?$/i.exec(textOf(uses).split(" ")[0] ?? "") ?? [];
    if (action === undefined || /\/comment$/i.test(action))
        return undefined;
    const version = ["version", { text: `${action}@${ref}`, at: at(uses) }];
    return { kind: "step", at: at(uses), properties: [...inputsOf(step, at), version] };
}
function commandsOf(step, at) {
    const run = (0,parsers_node/* entryOf */.Ms)(step, "run")?.value;
    if (run?.kind !== "scalar")
        return [];
    return commandsIn(run.text, at(run)).map(({ properties }) => ({ kind: "command", at: at(run), properties }));
}
function environmentOf(table, at, reported) {
    const env = (0,parsers_node/* valueOf */.RP)(table, "env");
    if (env?.kind === "scalar" && textOf(env) !== "")
        return [["environment", { text: textOf(env), at: at(env) }]];
    return tableEntries(env).flatMap(({ name = "", value }) => !reported.test(name) || harmlessVariables.test(name) || isToken(name, textOf(value))
        ? []
        : [[`env ${name}`, { text: textOf(value), at: at(value) }]]);
}
function namedIn(text) {
    const names = [...text.matchAll(/[$.{%]\{?(\w+)/g)].map(([, name = ""]) => name);
    return new RegExp(`^(?:${names.join("|")})$`);
}
function isToken(name, text) {
    return /^(?:GITHUB_TOKEN|GH_TOKEN)$/.test(name) && /^\$\{\{\s*(?:github\.token|secrets\.\w+)\s*\}\}$/.test(text);
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/index.js







async function weakenedGates(base, head) {
    const before = await usesOf(base, new Set());
    if (before.every(({ uses }) => uses.length === 0))
        return [];
    const after = await usesOf(head, new Set(before.map(({ source }) => source.path)));
    const old = before.flatMap(({ uses }) => uses).filter(isChecking);
    const fresh = after.flatMap(({ uses }) => uses);
    const pairs = pairUses(old, fresh);
    const problems = old.flatMap((use) => {
        const current = pairs.get(use);
        return current ? compareUses(use, current) : [removedUse(use, after)];
    });
    return withoutRepeats([...problems, ...(await namesakes(base, head, old, fresh))]);
}
function isChecking({ kind, properties }) {
    return kind !== "command" || (properties.get("subcommand")?.text ?? "check") === "check";
}
function pairUses(old, fresh) {
    const unpaired = new Set(fresh);
    const pairs = new Map();
    for (const isLike of likenesses) {
        for (const use of old) {
            const match = pairs.has(use) ? undefined : [...unpaired].find((candidate) => isLike(use, candidate));
            if (!match)
                continue;
            pairs.set(use, match);
            unpaired.delete(match);
        }
    }
    return pairs;
}
const likenesses = [
    (a, b) => isSameFile(a, b) && a.home === b.home && hasSameProperties(a, b),
    (a, b) => isSameFile(a, b) && a.home === b.home && compareUses(a, b).length === 0,
    (a, b) => isSameFile(a, b) && compareUses(a, b).length === 0,
    (a, b) => isSameFile(a, b) && a.home === b.home && isChecking(b),
    (a, b) => isSameFile(a, b) && a.home === b.home,
    isSameFile,
    (a, b) => a.kind === b.kind && compareUses(a, b).length === 0,
    (a, b) => a.kind === b.kind,
];
function hasSameProperties({ properties: a }, { properties: b }) {
    return a.size === b.size && [...a].every(([name, { text }]) => b.get(name)?.text === text);
}
function isSameFile(a, b) {
    return a.kind === b.kind && a.at.source.path === b.at.source.path;
}
function removedUse(use, after) {
    const file = after.find(({ source }) => source.path === use.at.source.path);
    return {
        topic: "weakened-gate",
        message: file?.problem
            ? `the file cannot be read, so ${use.name} is no longer found in it`
            : `${use.name} is removed`,
        at: file ? (file.problem ?? file.placeWithout(use)) : (0,repo_text/* placeOfPath */.Es)(use.at.source.path),
        related: [{ message: "at the base", at: use.at }],
    };
}
function withoutRepeats(problems) {
    const seen = new Set();
    return problems.filter(({ message, at }) => {
        const key = `${at.source.path} ${at.span.start} ${message}`;
        const isNew = !seen.has(key);
        seen.add(key);
        return isNew;
    });
}
const maxDepth = 10;
async function usesOf(sources, paths) {
    const gates = sources.filter(({ path }) => isGate(path));
    const targets = new Set();
    for (let round = 0;; round++) {
        const candidates = gates.filter(({ path, text }) => paths.has(path) || /agent-profile/i.test(text) || [...targets].some((target) => text.includes(target)));
        const found = await Promise.all(candidates.map((source) => /\.pre-commit-config\.ya?ml$|prek\.toml$/.test(source.path) ? hooksIn(source) : stepsIn(source, targets)));
        const { size } = targets;
        for (const { source, uses } of found)
            if (uses.length > 0)
                targets.add(callTarget(source.path));
        if (targets.size === size || round === maxDepth)
            return found;
    }
}
function callTarget(path) {
    return /^action\.ya?ml$/.test(path) ? "." : `./${path.replace(/\/action\.ya?ml$/, "")}`;
}
function compareUses(base, head) {
    return [...new Set([...base.properties.keys(), ...head.properties.keys()])].flatMap((name) => {
        const [before, after] = [base.properties.get(name), head.properties.get(name)];
        const message = worseFor(name, before, after, head.kind);
        if (message === undefined)
            return [];
        const at = after?.at ?? (name.startsWith("on ") ? head.properties.get("on")?.at : undefined) ?? head.at;
        return [{ topic: "weakened-gate", message, at, related: [{ message: "at the base", at: before?.at ?? base.at }] }];
    });
}

// EXTERNAL MODULE: ./build/bundle/src/evaluate/baseline.js
var evaluate_baseline = __webpack_require__(1722);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/extended.js
var extended = __webpack_require__(630);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/index.js
var file = __webpack_require__(9007);
// EXTERNAL MODULE: ./build/bundle/src/policy/find.js
var find = __webpack_require__(4733);
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
        sourcesIn(before, isGate),
        sourcesIn(after, isGate),
        unreadGates(before),
        unreadGates(after),
    ]);
    if ((await weakenedGates(old, fresh)).length > 0)
        return "widened";
    if (wasUnread !== isUnread)
        return "undecided";
    return (await weakenedGates(fresh, old)).length > 0 ? "narrowed" : "unchanged";
}
const gateFolders = [".github", ".github/workflows"];
async function unreadGates(repo) {
    const isUnread = async (path, kind) => kind !== "file" || (await repo.read(path)).kind !== "text";
    const found = [];
    for (const { path, kind } of repo.entries.values())
        if (kind !== "directory" && (isGate(path) || gateFolders.includes(path)) && (await isUnread(path, kind)))
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
var policy_sources = __webpack_require__(391);
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

/***/ 6847:
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

/***/ 732:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   li: () => (/* binding */ joinedPower),
/* harmony export */   xc: () => (/* binding */ powerOfDifferences)
/* harmony export */ });
/* unused harmony export powers */
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7277);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4682);
/* harmony import */ var _effects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6847);



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

/***/ 1722:
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
/* harmony import */ var _sanitize_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4947);
/* harmony import */ var _repo_spelling_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6782);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6311);
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

/***/ 4690:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ unjudgedIn),
/* harmony export */   s: () => (/* binding */ identityAt)
/* harmony export */ });
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6311);
/* harmony import */ var _near_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9665);
/* harmony import */ var _unknown_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2794);



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
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7034);

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

/***/ 7034:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ daysBetween)
/* harmony export */ });
function daysBetween(from, to) {
    return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}


/***/ }),

/***/ 9696:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EA: () => (/* binding */ waiverDays),
/* harmony export */   Y: () => (/* binding */ ruleOf),
/* harmony export */   YH: () => (/* binding */ questionOf),
/* harmony export */   dp: () => (/* binding */ profileOf),
/* harmony export */   du: () => (/* binding */ viewOf),
/* harmony export */   rU: () => (/* binding */ matchesFinding)
/* harmony export */ });
/* harmony import */ var _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5149);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3861);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8301);
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7034);
/* harmony import */ var _levels_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(778);





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

/***/ 778:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D1: () => (/* binding */ rolloutDays),
/* harmony export */   Rn: () => (/* binding */ stricter),
/* harmony export */   Vi: () => (/* binding */ isLaxer),
/* harmony export */   gV: () => (/* binding */ stageOf),
/* harmony export */   uo: () => (/* binding */ capped)
/* harmony export */ });
/* unused harmony export levelOrder */
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(290);

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

/***/ 4249:
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


/***/ }),

/***/ 668:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _X: () => (/* binding */ policyFacts),
/* harmony export */   eK: () => (/* binding */ isPolicyFinding),
/* harmony export */   hM: () => (/* binding */ checkPolicy)
/* harmony export */ });
/* harmony import */ var _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5149);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8301);


function policyFacts(decisions, found = [], inspected) {
    const unused = inspected ? decisions.unused(inspected.profiles, inspected.findings) : [];
    const problems = [...decisions.problems, ...unused, ...found];
    return {
        ...decisions.entries,
        today: decisions.today,
        problems: (...topics) => problems.filter(({ topic }) => topics.includes(topic)),
    };
}
function checkPolicy(decisions, facts, hostOf = () => undefined, rules = _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a) {
    return Object.entries(rules).flatMap(([id, rule]) => {
        if (rule.subject !== "policy")
            return [];
        return [...rule.check(facts, { options: decisions.optionsOf(id) })].flatMap((report) => {
            const severity = decisions.levelOf(id, report.kind);
            const { item = null } = report;
            const { host = null, edition = null } = (item && hostOf(item)) ?? {};
            return severity === "off"
                ? []
                : [
                    {
                        certainty: "measured",
                        ...report,
                        rule: id,
                        class: (0,_model_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .classOf */ .Kl)(rule, report.kind),
                        severity,
                        host,
                        edition,
                        layer: item?.layer ?? null,
                        item,
                    },
                ];
        });
    });
}
function isPolicyFinding({ rule }) {
    return Object.hasOwn(_generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a, rule) && _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a[rule]?.subject === "policy";
}


/***/ }),

/***/ 228:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ wildmatch)
/* harmony export */ });
function wildmatch(pattern) {
    const segments = segmentsOf(bytesOf(pattern));
    if (!segments)
        return () => false;
    return (path, foldCase) => matchAll(segments, bytesOf(path).split("/"), "**", (tokens, name) => tokens !== "**" && matchName(tokens, name, foldCase));
}
function bytesOf(text) {
    return /^[\0-\x7f]*$/.test(text)
        ? text
        : Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("");
}
function matchName(tokens, name, foldCase) {
    return matchAll(tokens, name, "*", (token, character) => token !== "*" && token(character.charCodeAt(0), foldCase));
}
function matchAll(pattern, items, star, fits) {
    let [at, item, retry, retryItem] = [0, 0, -1, 0];
    while (item < items.length) {
        const element = pattern[at];
        const value = items[item];
        if (element === star) {
            retry = at++;
            retryItem = item;
        }
        else if (element !== undefined && value !== undefined && fits(element, value)) {
            at++;
            item++;
        }
        else if (retry >= 0) {
            at = retry + 1;
            item = ++retryItem;
        }
        else
            return false;
    }
    const rest = pattern.slice(at);
    return star === "*" ? rest.every((element) => element === star) : rest.length === 0;
}
function segmentsOf(pattern) {
    const segments = [];
    let tokens = [];
    const end = () => {
        segments.push(tokens.length > 1 && tokens.every((token) => token === "*") ? "**" : tokens);
        tokens = [];
    };
    for (let at = 0; at < pattern.length; at++) {
        const character = pattern[at] ?? "";
        const escaped = character === "\\" ? pattern[at + 1] : undefined;
        if (character === "\\" && escaped === undefined)
            return undefined;
        if (character === "/" || escaped === "/")
            end();
        else if (escaped !== undefined)
            tokens.push(byteOf(escaped));
        else if (character === "*")
            tokens.push("*");
        else if (character === "?")
            tokens.push(() => true);
        else if (character === "[") {
            const set = setOf(pattern, at + 1);
            if (!set)
                return undefined;
            tokens.push(set.has);
            at = set.end;
            continue;
        }
        else
            tokens.push(byteOf(character));
        if (escaped !== undefined)
            at++;
    }
    end();
    return segments;
}
function byteOf(character) {
    const code = character.charCodeAt(0);
    return (byte, foldCase) => byte === code || (foldCase && lower(byte) === lower(code));
}
function lower(byte) {
    return byte >= 65 && byte <= 90 ? byte + 32 : byte;
}
const classes = new Map([
    ["alnum", /[A-Za-z0-9]/],
    ["alpha", /[A-Za-z]/],
    ["blank", /[ \t]/],
    ["cntrl", /[\0-\x1f\x7f]/],
    ["digit", /[0-9]/],
    ["graph", /[!-~]/],
    ["lower", /[a-z]/],
    ["print", /[ -~]/],
    ["punct", /[!-/:-@[-`{-~]/],
    ["space", /[\t-\r ]/],
    ["upper", /[A-Z]/],
    ["xdigit", /[0-9A-Fa-f]/],
]);
function setOf(pattern, start) {
    const negated = pattern[start] === "!" || pattern[start] === "^";
    const elements = [];
    let at = negated ? start + 1 : start;
    do {
        const element = elementAt(pattern, at, elements.at(-1)?.code);
        if (!element)
            return undefined;
        elements.push(element);
        at = element.end;
    } while (pattern[at] !== "]");
    const has = (byte) => elements.some((element) => element.has(byte));
    return {
        end: at,
        has: (byte, foldCase) => (has(byte) || (foldCase && (has(lower(byte)) || has(lower(byte) - 32)))) !== negated,
    };
}
function elementAt(pattern, at, from) {
    if (at >= pattern.length)
        return undefined;
    const next = pattern[at + 1];
    if (pattern[at] === "-" && from !== undefined && next !== undefined && next !== "]")
        return rangeTo(pattern, at + (next === "\\" ? 2 : 1), from);
    if (pattern.startsWith("[:", at)) {
        const close = pattern.indexOf("]", at + 2);
        if (close < 0)
            return undefined;
        const name = pattern.slice(at + 2, close);
        if (name.endsWith(":"))
            return classOf(name.slice(0, -1), close + 1);
    }
    return byteAt(pattern, pattern[at] === "\\" ? at + 1 : at);
}
function rangeTo(pattern, at, from) {
    if (at >= pattern.length)
        return undefined;
    const to = pattern.charCodeAt(at);
    return { has: (byte) => byte >= from && byte <= to, end: at + 1 };
}
function classOf(name, end) {
    const group = classes.get(name);
    return group && { has: (byte) => group.test(String.fromCharCode(byte)), end };
}
function byteAt(pattern, at) {
    if (at >= pattern.length)
        return undefined;
    const code = pattern.charCodeAt(at);
    return { has: (byte) => byte === code, code, end: at + 1 };
}


/***/ }),

/***/ 4947:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ writeJson)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2426);

function writeJson(value) {
    return `${write(value, "")}\n`;
}
function write(value, margin) {
    if (typeof value === "bigint")
        return value.toString();
    if (Object.is(value, -0))
        return "-0";
    if (typeof value === "string")
        return quoted(value);
    if (value === null || typeof value !== "object")
        return JSON.stringify(value) ?? "null";
    const deeper = `${margin}  `;
    const array = Array.isArray(value);
    const parts = array
        ? value.map((item) => write(item, deeper))
        : Object.entries(value).flatMap(([key, item]) => item === undefined ? [] : [`${quoted(key)}: ${write(item, deeper)}`]);
    const [open, close] = array ? ["[", "]"] : ["{", "}"];
    return parts.length === 0 ? open + close : `${open}\n${deeper}${parts.join(`,\n${deeper}`)}\n${margin}${close}`;
}
function quoted(text) {
    const json = JSON.stringify(text);
    return /[^\x20-\x7e]|##\[/.test(json) ? (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .inertJson */ .nl)(json) : json;
}


/***/ })

};
;