"use strict";
exports.id = 3807;
exports.ids = [3807,6831];
exports.modules = {

/***/ 6831:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ownershipChanges: () => (/* binding */ ownershipChanges)
/* harmony export */ });
/* harmony import */ var _inspect_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6896);
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3861);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6311);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4951);
/* harmony import */ var _code_owners_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2210);
/* harmony import */ var _policy_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8264);






async function ownershipChanges(base, head, options, files = "required") {
    const { decisions } = options;
    const approvals = decisions.policies.map((policy) => policy.approvals);
    const namesOwners = (kind) => approvals.some((approval) => approval[kind]?.by.includes(_policy_model_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOwners */ .eY));
    const isDefault = approvals.every(({ policy }) => policy === undefined);
    const hasPolicy = _policy_model_js__WEBPACK_IMPORTED_MODULE_1__/* .policyPaths */ .ff.some((path) => base.entries.has(path));
    const isRequired = namesOwners("widening") || namesOwners("policy") || (isDefault && hasPolicy);
    if (!(isRequired || files === "all") || !hasOtherOwners(base, head))
        return [];
    const [before, after] = await Promise.all([(0,_code_owners_js__WEBPACK_IMPORTED_MODULE_3__/* .ownersFileOf */ .ad)(base), (0,_code_owners_js__WEBPACK_IMPORTED_MODULE_3__/* .ownersFileOf */ .ad)(head)]);
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
    return _code_owners_js__WEBPACK_IMPORTED_MODULE_3__/* .codeownersPaths */ .oX.some((path) => {
        const [before, after] = [base.entries.get(path), head.entries.get(path)];
        if (!before && !after)
            return [base, head].some(({ entries }) => entries.get((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .directoryOf */ .jt)(path))?.kind === "link");
        return before?.kind !== "file" || after?.kind !== "file" || before.id === undefined || before.id !== after.id;
    });
}
function unreadable(reason, tree) {
    const path = _code_owners_js__WEBPACK_IMPORTED_MODULE_3__/* .codeownersPaths */ .oX.find((candidate) => tree.entries.has(candidate)) ?? _code_owners_js__WEBPACK_IMPORTED_MODULE_3__/* .codeownersPaths */ .oX[0];
    return {
        topic: "loosened",
        message: `${reason}, so the code owners are unknown; replace it with a regular text file`,
        at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOfPath */ .Es)(path),
        identity: path,
    };
}
function policyFilesOf(decisions, base, head) {
    const own = decisions.sources.flatMap(({ ref }) => (base.entries.has(ref) ? [ref] : []));
    const present = [..._policy_model_js__WEBPACK_IMPORTED_MODULE_1__/* .policyPaths */ .ff, _policy_model_js__WEBPACK_IMPORTED_MODULE_1__/* .baselinePath */ .XB].filter((path) => base.entries.has(path) || head.entries.has(path));
    return [(0,_policy_path_js__WEBPACK_IMPORTED_MODULE_4__/* .ownPolicyPath */ .a)(decisions), ...own, ...present];
}
function higherPaths({ source }) {
    const at = _code_owners_js__WEBPACK_IMPORTED_MODULE_3__/* .codeownersPaths */ .oX.findIndex((path) => path === source?.path);
    return _code_owners_js__WEBPACK_IMPORTED_MODULE_3__/* .codeownersPaths */ .oX.slice(0, at + 1);
}
async function profilePaths(base, head, options, files) {
    const before = await (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_0__/* .inspect */ .Nn)(base, options);
    const usedAtBase = before.loads.flatMap(({ host, use }) => (use.kind === "none" ? [] : [host]));
    const after = await (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_0__/* .inspect */ .Nn)(head, { ...options, usedAtBase });
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
            found.add((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .directoryOf */ .jt)(path), name.endsWith(extension) ? name : `${name}${extension}`));
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
        const [old, fresh] = [(0,_code_owners_js__WEBPACK_IMPORTED_MODULE_3__/* .lineFor */ .y1)(before, path), (0,_code_owners_js__WEBPACK_IMPORTED_MODULE_3__/* .lineFor */ .y1)(after, path)];
        if (setText(old) === setText(fresh))
            continue;
        const key = JSON.stringify([setText(old), setText(fresh), fresh?.start]);
        const group = groups.get(key) ?? { old, fresh, paths: [] };
        groups.set(key, group);
        group.paths.push(path);
    }
    return [...groups.values()].map(({ old, fresh, paths: changed }) => {
        const at = (0,_code_owners_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOfLine */ .xX)(after, fresh) ?? (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOfPath */ .Es)(before.source?.path ?? _code_owners_js__WEBPACK_IMPORTED_MODULE_3__/* .codeownersPaths */ .oX[0]);
        const previous = (0,_code_owners_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOfLine */ .xX)(before, old);
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

/***/ 3807:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   policyPowerOf: () => (/* binding */ policyPowerOf)
/* harmony export */ });
/* harmony import */ var _approvals_ownership_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6831);
/* harmony import */ var _compare_power_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(732);
/* harmony import */ var _inspect_unjudged_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4690);
/* harmony import */ var _policy_diff_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6135);
/* harmony import */ var _policy_gate_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5694);
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3861);
/* harmony import */ var _repo_policy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(258);







async function policyPowerOf(before, after, options) {
    return (0,_compare_power_js__WEBPACK_IMPORTED_MODULE_1__/* .joinedPower */ .li)([
        powerOfPolicies(before.files, after.files, options.decisions.today),
        ...(await Promise.all([powerOfGates(before.repo, after.repo), powerOfOwners(before.repo, after.repo, options)])),
    ]);
}
function powerOfPolicies(before, after, today) {
    const [old, fresh] = [stateOf(before), stateOf(after)];
    if (!old || !fresh)
        return "undecided";
    if ((0,_policy_diff_index_js__WEBPACK_IMPORTED_MODULE_3__/* .diffPolicies */ .w)(old, fresh, today).looser.length > 0)
        return "widened";
    if ((0,_policy_diff_index_js__WEBPACK_IMPORTED_MODULE_3__/* .diffPolicies */ .w)(fresh, old, today).looser.length > 0)
        return "narrowed";
    return meaningOf(old) === meaningOf(fresh) ? "unchanged" : "undecided";
}
function stateOf({ policy, baseline }) {
    if (policy.kind === "broken" || policy.kind === "unread" || baseline.kind === "broken")
        return undefined;
    return {
        policy: policy.kind === "read" ? policy.policy : (0,_policy_model_js__WEBPACK_IMPORTED_MODULE_5__/* .presetPolicy */ .W)("recommended"),
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
        (0,_repo_policy_js__WEBPACK_IMPORTED_MODULE_6__.sourcesIn)(before, _policy_gate_index_js__WEBPACK_IMPORTED_MODULE_4__/* .isGate */ .cE),
        (0,_repo_policy_js__WEBPACK_IMPORTED_MODULE_6__.sourcesIn)(after, _policy_gate_index_js__WEBPACK_IMPORTED_MODULE_4__/* .isGate */ .cE),
        unreadGates(before),
        unreadGates(after),
    ]);
    if ((await (0,_policy_gate_index_js__WEBPACK_IMPORTED_MODULE_4__/* .weakenedGates */ .hY)(old, fresh)).length > 0)
        return "widened";
    if (wasUnread !== isUnread)
        return "undecided";
    return (await (0,_policy_gate_index_js__WEBPACK_IMPORTED_MODULE_4__/* .weakenedGates */ .hY)(fresh, old)).length > 0 ? "narrowed" : "unchanged";
}
const gateFolders = [".github", ".github/workflows"];
async function unreadGates(repo) {
    const isUnread = async (path, kind) => kind !== "file" || (await repo.read(path)).kind !== "text";
    const found = [];
    for (const { path, kind } of repo.entries.values())
        if (kind !== "directory" && ((0,_policy_gate_index_js__WEBPACK_IMPORTED_MODULE_4__/* .isGate */ .cE)(path) || gateFolders.includes(path)) && (await isUnread(path, kind)))
            found.push(JSON.stringify([path, await (0,_inspect_unjudged_js__WEBPACK_IMPORTED_MODULE_2__/* .identityAt */ .s)(path, repo)]));
    return found.sort().join("\n");
}
async function powerOfOwners(before, after, options) {
    if ((await (0,_approvals_ownership_js__WEBPACK_IMPORTED_MODULE_0__.ownershipChanges)(before, after, options)).length > 0)
        return "widened";
    return (await (0,_approvals_ownership_js__WEBPACK_IMPORTED_MODULE_0__.ownershipChanges)(before, after, options, "all")).length > 0 ? "undecided" : "unchanged";
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


/***/ })

};
;