"use strict";
exports.id = 5732;
exports.ids = [5732];
exports.modules = {

/***/ 94471:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  li: () => (/* binding */ joinedPower),
  xc: () => (/* binding */ powerOfDifferences)
});

// UNUSED EXPORTS: powers

// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(64682);
// EXTERNAL MODULE: ./build/bundle/src/compare/settings/effects.js
var effects = __webpack_require__(84909);
;// CONCATENATED MODULE: ./build/bundle/src/compare/fields/harmless.js
const common = "name description model prompt verdict edition path layer reach files shadows";
const harmless = new Set([
    common,
    "displayname slug title whentouse intent emoji icon color badgecolor labels tags metadata version createdat updatedat schema",
    "keyboardshortcut welcomemessage argumenthint nicknamecandidates aliases hidden trackerid runname tooldescription instructiondescription",
    "models modelpolicy providermodel provider providerid modelid variant reasoningeffort reasoninglevel modelreasoningeffort modelreasoningsummary",
    "modelverbosity planmodereasoningeffort effort thinking temperature topp sampling personality servicetier forcedefaultmodel",
    "systemprompt initialprompt instructions custominstructions developerinstructions roledefinition usermessagetemplate",
    "includecustominstructions agentsmd promptmode replacesystemprompt disablerules disableworkspaceguidelines inheritprojectprompt",
    "maxturns maxsteps maxiterations maxiterationperrun maxbudgetperrun maxruns maxaicredits maxdailyaicredits maxturncachemisses",
    "requestlimit requestlimitmode ratelimit userratelimit timeoutmins timeoutminutes background isbackground concurrency",
].flatMap((words) => words.split(" ")));
const deciding = {
    "gh-aw": /^(?:models|version|max-daily-ai-credits\.)/,
};
function isHarmless(field, differences, host) {
    if (Object.hasOwn(deciding, host) && deciding[host]?.test(field) === true)
        return false;
    const key = (field.split(".")[0] ?? "").replace(/[-_$]/g, "").toLowerCase();
    if (harmless.has(key))
        return true;
    return (key === "steps" &&
        differences.every(({ field: own, before, after }) => own !== field || [before, after].every((value) => /^\d*$/.test(value ?? ""))));
}

// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/compare/power.js





const powers = ["unchanged", "narrowed", "undecided", "widened"];
function joinedPower(parts) {
    return (powers[(0,many/* largest */.nQ)(parts.map((part) => powers.indexOf(part)), 0)] ?? "undecided");
}
function powerOfDifferences(forward, reverse) {
    return joinedPower([...powerOfChanges(forward.changes, reverse.changes), ...powerOfSettings(forward, reverse)]);
}
function powerOfChanges(forward, reverse) {
    const regained = new Set(reverse.filter(gainsPower).map(({ before, after }) => keyOf(after, before)));
    const parts = forward.map((change) => {
        if (gainsPower(change))
            return "widened";
        if (regained.has(keyOf(change.before, change.after)))
            return "narrowed";
        return isOpen(change) ? "undecided" : "unchanged";
    });
    return [...parts, ...(regained.size > 0 ? ["narrowed"] : [])];
}
function gainsPower({ widened, before, after }) {
    if (widened)
        return true;
    const had = offeredBefore(before);
    return offeredCapabilities(after).some((capability) => !had.includes(capability));
}
function offeredCapabilities(subject) {
    const { verdict, profile } = subject?.item ?? {};
    return verdict?.kind === "loaded" && profile ? (0,model_profile/* capabilitiesOf */.SF)(profile) : [];
}
function offeredBefore(subject) {
    const verdict = subject?.item.verdict;
    if (verdict?.kind !== "shadowed")
        return offeredCapabilities(subject);
    return verdict.by.profile ? (0,model_profile/* capabilitiesOf */.SF)(verdict.by.profile) : [];
}
function isOpen({ gained, lost, fields, differences, before, after }) {
    const { host = "" } = after ?? before ?? {};
    return (gained.length + lost.length > 0 ||
        fields.some((field) => !isHarmless(field, differences, host)) ||
        [before, after].some((subject) => subject?.item.profile?.grants.state === "unreadable"));
}
function keyOf(before, after) {
    return JSON.stringify([before, after].map((subject) => subject && [subject.host, subject.item.files, subject.item.profile && (0,fact/* known */.eO)(subject.item.profile.name)]));
}
function powerOfSettings(forward, reverse) {
    const isUnhonoured = ({ effect, before, after }) => [effect, before?.effect, after?.effect].includes("unhonoured");
    return [
        ...(forward.settings.some(effects/* isLooser */.NM) ? ["widened"] : []),
        ...(forward.settings.some(isUnhonoured) ? ["undecided"] : []),
        ...(reverse.settings.some(effects/* isLooser */.NM) ? ["narrowed"] : []),
    ];
}


/***/ }),

/***/ 55732:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   powerOf: () => (/* binding */ powerOf)
/* harmony export */ });
/* harmony import */ var _compare_power_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94471);
/* harmony import */ var _inspect_unread_unjudged_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8260);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72024);
/* harmony import */ var _inspect_both_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25935);




async function powerOf(trees, differences, base, options, policyPower) {
    if (!base || !trees.base || !differences)
        return "undecided";
    const { head } = trees;
    if (base.sharesObjects && head.repo.agreesWith(base.repo, { whole: true }))
        return "unchanged";
    if ((0,_compare_power_js__WEBPACK_IMPORTED_MODULE_0__/* .powerOfDifferences */ .xc)(differences, { changes: [], settings: [] }) === "widened")
        return "widened";
    const [ofPolicy, wasUnjudged, isUnjudged] = await Promise.all([
        policyPower(),
        (0,_inspect_unread_unjudged_js__WEBPACK_IMPORTED_MODULE_1__/* .unjudgedIn */ .a)(trees.base.inspection, trees.base.repo),
        (0,_inspect_unread_unjudged_js__WEBPACK_IMPORTED_MODULE_1__/* .unjudgedIn */ .a)(head.inspection, head.repo),
    ]);
    const isJudged = wasUnjudged.size === isUnjudged.size && [...wasUnjudged].every((place) => isUnjudged.has(place));
    const reverse = await reverseDifferences(trees, base, options);
    return (0,_compare_power_js__WEBPACK_IMPORTED_MODULE_0__/* .joinedPower */ .li)([
        ofPolicy,
        isJudged ? "unchanged" : "undecided",
        reverse ? (0,_compare_power_js__WEBPACK_IMPORTED_MODULE_0__/* .powerOfDifferences */ .xc)(differences, reverse) : "undecided",
    ]);
}
async function reverseDifferences({ head, base }, { repo, commit, sharesObjects = false }, options) {
    if (!base)
        return undefined;
    const isOfSameHosts = head.inspection.loads.every(({ use }) => use.kind !== "base") && hasSameHosts(head, base);
    const back = isOfSameHosts
        ? { head: base, base: head }
        : await (0,_inspect_both_js__WEBPACK_IMPORTED_MODULE_3__/* .inspectBoth */ .M)(repo, { repo: head.repo, commit, sharesObjects }, { ...options, skipsRules: true });
    return (0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .differencesIn */ .C)(back, options.decisions);
}
function hasSameHosts(one, other) {
    const usedIn = ({ inspection }) => JSON.stringify(inspection.loads.map(({ host, edition, use }) => [host, edition, use.kind !== "none"]));
    return usedIn(one) === usedIn(other);
}


/***/ }),

/***/ 8260:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ unjudgedIn),
/* harmony export */   s: () => (/* binding */ identityAt)
/* harmony export */ });
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76311);
/* harmony import */ var _near_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45475);
/* harmony import */ var _unknown_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81372);



const batchSize = 64;
async function unjudgedIn(inspection, repo) {
    const { loads, nearMisses, unknownHosts, unread } = inspection;
    const problems = [
        ...loads.flatMap(problemsOf),
        ...[...nearMisses, ...(0,_near_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .nearPoliciesIn */ .A)(repo)].map(({ message, at }) => ({ host: "", message, path: at.source.path })),
    ];
    const files = [
        ...filesBelow(repo, [
            ...unknownHosts.map(({ path }) => path),
            ...unread.flatMap(({ dirs }) => dirs),
            ...problems.flatMap(({ path }) => directoriesAt(path, repo)),
        ]),
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
function directoriesAt(path, repo) {
    const resolution = path === "" ? undefined : repo.resolve(path);
    return resolution?.kind === "directory" && resolution.path !== "" ? [path, resolution.path] : [];
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
    const identity = await repo.identify(path);
    if (identity !== undefined)
        return [identity.id, ...(identity.checkout ? [identity.checkout.how] : [])].join(" ");
    const content = await repo.read(path);
    return content.kind === "text" ? content.source.text : unknown();
}
let unknowns = 0;
function unknown() {
    return `unknown ${unknowns++}`;
}


/***/ })

};
;