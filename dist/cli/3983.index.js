"use strict";
exports.id = 3983;
exports.ids = [3983,5760,5934];
exports.modules = {

/***/ 75934:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   changedWords: () => (/* binding */ changedWords),
/* harmony export */   namedFiles: () => (/* binding */ namedFiles),
/* harmony export */   withoutReasons: () => (/* binding */ withoutReasons)
/* harmony export */ });
/* harmony import */ var _sanitize_counted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14135);

const most = 3;
function namedFiles(paths, reasons) {
    const shown = withoutReasons(paths, reasons);
    const more = shown.length - most;
    const named = shown.slice(0, most).map((path) => {
        const reason = reasons.find((one) => one.path === path);
        return reason ? `\`${path}\` (${reason.because})` : `\`${path}\``;
    });
    return `${named.join(", ")}${more > 0 ? ` and ${(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(more, "more file")}` : ""}`;
}
function withoutReasons(paths, reasons) {
    const by = new Set(reasons.flatMap((reason) => reason.by));
    return paths.filter((path) => !by.has(path));
}
function changedWords(paths, reasons) {
    const isSame = withoutReasons(paths, reasons).every((path) => reasons.some((one) => one.path === path));
    return isSame ? "whose content is the same" : "whose content has changed";
}


/***/ }),

/***/ 13983:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compareSettings: () => (/* binding */ compareSettings),
/* harmony export */   lineOf: () => (/* binding */ lineOf)
/* harmony export */ });
/* harmony import */ var _named_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75934);
/* harmony import */ var _inspect_material_material_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80738);
/* harmony import */ var _inspect_material_differing_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65760);
/* harmony import */ var _model_load_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6407);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76311);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64951);
/* harmony import */ var _effects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84909);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46447);








function compareSettings(before, after, materials) {
    const [were, are] = [groupsIn(before), groupsIn(after)];
    const changes = [...new Set([...were.keys(), ...are.keys()])].flatMap((key) => {
        const [old, now] = [were.get(key), are.get(key)];
        const group = now ?? old;
        if (!group)
            return [];
        const subjects = subjectsUnder(group, after);
        return changesIn(old?.settings ?? [], now?.settings ?? [], materials).map((change) => ({
            host: group.host,
            title: group.title,
            layer: group.layer,
            path: change.at.source.path,
            subjects,
            ...change,
        }));
    });
    return mergeLayers(changes).sort((a, b) => (0,_effects_js__WEBPACK_IMPORTED_MODULE_3__/* .dangerOf */ .Nz)(a.effect, a.after?.may) - (0,_effects_js__WEBPACK_IMPORTED_MODULE_3__/* .dangerOf */ .Nz)(b.effect, b.after?.may) ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .byBytes */ .bg)(a.path, b.path) ||
        a.at.span.start - b.at.span.start ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .byBytes */ .bg)(a.host, b.host) ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .byBytes */ .bg)(a.setting, b.setting));
}
function mergeLayers(changes) {
    const known = new Map();
    for (const change of changes) {
        const { host, setting, effect, because, at, before, after } = change;
        const texts = [before, after].map((side) => side && [side.content ?? side.value, side.command]);
        const key = JSON.stringify([host, at.source.path, at.span.start, setting, effect, because, texts]);
        const same = known.get(key);
        known.set(key, same ? { ...same, subjects: [...new Set([...same.subjects, ...change.subjects])] } : change);
    }
    return [...known.values()];
}
function groupsIn({ loads }) {
    const groups = new Map();
    for (const { host, title, load } of loads)
        for (const { name, root, governs, authority } of load.layers) {
            if (authority.length === 0)
                continue;
            const key = JSON.stringify([host, name, governs ?? [root]]);
            const group = groups.get(key) ?? { host, title, layer: name, governs, settings: [] };
            groups.set(key, group);
            (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_5__/* .append */ .BC)(group.settings, authority);
        }
    return groups;
}
function subjectsUnder({ host, governs }, { subjects }) {
    return subjects.filter(({ host: own, item }) => own === host && (0,_model_load_js__WEBPACK_IMPORTED_MODULE_6__/* .isOffered */ .kd)(item) && (governs === undefined || (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .UO)(item.files[0] ?? "", governs)));
}
function changesIn(before, after, materials) {
    const { gone, added, kept } = equalPairs(before, after);
    const { pairs, left } = alteredPairs(gone, added);
    const altered = pairs.map(([old, setting]) => (old ? alteredBy(old, setting) : addedBy(setting)));
    return [
        ...altered,
        ...left.map((old) => removedBy(old, after)),
        ...kept.flatMap(([old, setting]) => {
            const files = (0,_inspect_material_differing_files_js__WEBPACK_IMPORTED_MODULE_1__.differencesOf)(materials.before.get(old) ?? [], materials.after.get(setting) ?? []);
            return files.paths.length === 0 ? [] : [restartedBy(old, setting, files)];
        }),
    ];
}
function alteredPairs(gone, added) {
    const sameValue = ({ setting, value }) => JSON.stringify([setting, value]);
    const byValue = (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(gone, sameValue);
    const twins = new Map(added.map((setting) => [setting, byValue.get(sameValue(setting))?.shift()]));
    const bySetting = (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)([...byValue.values()].flat(), ({ setting }) => setting);
    const pairs = added.map((setting) => [twins.get(setting) ?? bySetting.get(setting.setting)?.shift(), setting]);
    return { pairs, left: [...bySetting.values()].flat() };
}
function equalPairs(before, after) {
    const [were, are] = [(0,_repo_many_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(before, keyOf), (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(after, keyOf)];
    const kept = [...are].flatMap(([key, settings]) => {
        const old = were.get(key);
        return settings.flatMap((setting, i) => {
            const twin = old?.[i] ?? old?.[0];
            return twin ? [[twin, setting]] : [];
        });
    });
    return {
        kept,
        added: after.filter((setting) => !were.has(keyOf(setting))),
        gone: before.filter((setting) => !are.has(keyOf(setting))),
    };
}
function keyOf({ setting, value, effect, content = value, command }) {
    return JSON.stringify([setting, value, effect, content, command]);
}
function addedBy(setting) {
    const { effect, because, at } = setting;
    return {
        setting: setting.setting,
        before: null,
        after: setting,
        effect,
        because,
        material: [],
        reasons: [],
        at,
        isOfBase: false,
    };
}
function alteredBy(before, after) {
    const change = { ...addedBy(after), before };
    if (after.effect !== "narrows" && after.effect !== "unhonoured")
        return change;
    if (before.effect === "narrows" && !isAsStrict(after, before))
        return { ...change, effect: "widens", because: `no longer ${before.because}` };
    return change;
}
function removedBy(old, after) {
    const change = { ...addedBy(old), before: old, after: null, isOfBase: true };
    if (old.effect === "narrows" && !after.some((setting) => setting.setting === old.setting && isAsStrict(setting, old)))
        return { ...change, effect: "widens", because: `is gone: it ${inPastTense(old.because)}` };
    if (old.isGuard === true)
        return { ...change, effect: "widens", because: "is gone: it may have stopped what tools do" };
    return { ...change, effect: "narrows", because: `is gone: it ${inPastTense(old.because)}` };
}
function inPastTense(because) {
    return because.replace(/^is /, "was ").replace(/^are /, "were ");
}
function restartedBy(before, after, { paths, reasons }) {
    const because = `stays, and what it starts has changed: ${(0,_named_files_js__WEBPACK_IMPORTED_MODULE_7__.namedFiles)(paths, reasons)}`;
    return { ...addedBy(after), before, effect: "widens", because, material: paths, reasons };
}
function isAsStrict(setting, old) {
    if (setting.effect !== "narrows" || setting.strictness === undefined || old.strictness === undefined)
        return false;
    return setting.strictness >= old.strictness;
}
function lineOf({ at }) {
    return (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_2__/* .positionAt */ .t$)(at.source, at.span.start).line;
}


/***/ }),

/***/ 65760:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   differencesOf: () => (/* binding */ differencesOf),
/* harmony export */   differingFiles: () => (/* binding */ differingFiles)
/* harmony export */ });
const known = new WeakMap();
function differingFiles(before, after) {
    return differencesOf(before, after).paths;
}
function differencesOf(before, after) {
    const others = known.get(before) ?? new WeakMap();
    known.set(before, others);
    let found = others.get(after);
    if (!found)
        others.set(after, (found = differencesBetween(before, after)));
    return found;
}
function differencesBetween(before, after) {
    const old = new Map(before.map((file) => [file.path, file]));
    const now = new Set(after.map(({ path }) => path));
    const [wasCut, isCut] = [before, after].map((files) => files.some(({ isOfCut }) => isOfCut));
    const reasons = [];
    const found = [
        ...after.flatMap((file) => {
            const was = old.get(file.path);
            if (was === undefined || was.identity !== file.identity)
                return was === undefined && wasCut ? [] : [file.path];
            const reason = reasonOf(was, file);
            if (!reason)
                return [];
            reasons.push(reason);
            return [file.path, ...reason.by];
        }),
        ...before.flatMap(({ path }) => (now.has(path) || isCut ? [] : [path])),
    ];
    return { paths: [...new Set(found)], reasons };
}
function reasonOf(before, { path, checkout, isExecutable }) {
    if (before.checkout?.how !== checkout?.how)
        return checkoutReason(path, before.checkout, checkout);
    if (before.isExecutable === undefined || isExecutable === undefined || before.isExecutable === isExecutable)
        return undefined;
    return { path, because: isExecutable ? "executable now" : "no longer executable, so it cannot start", by: [] };
}
function checkoutReason(path, before, after) {
    const effect = after ?? before;
    if (!effect)
        return undefined;
    const lines = effect.by
        .map(({ path: file, line }) => `\`${file}${line === undefined ? "" : `:${line}`}\``)
        .join(" and ");
    const by = lines === "" ? "" : after ? ` by ${lines}` : `, as ${lines} of the base said`;
    return {
        path,
        because: `${after ? "now" : "no longer"} checked out with \`${effect.how}\`${by}`,
        by: effect.by.map((one) => one.path),
    };
}


/***/ })

};
;