"use strict";
exports.id = 6831;
exports.ids = [6831];
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


/***/ })

};
;