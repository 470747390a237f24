"use strict";
exports.id = 8840;
exports.ids = [8840];
exports.modules = {

/***/ 8840:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compareSettings: () => (/* binding */ compareSettings),
/* harmony export */   lineOf: () => (/* binding */ lineOf)
/* harmony export */ });
/* harmony import */ var _inspect_material_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57619);
/* harmony import */ var _model_load_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6407);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76311);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64951);
/* harmony import */ var _effects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56847);





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
    return joined(changes).sort((a, b) => (0,_effects_js__WEBPACK_IMPORTED_MODULE_2__/* .dangerOf */ .N)(a.effect, a.after?.may) - (0,_effects_js__WEBPACK_IMPORTED_MODULE_2__/* .dangerOf */ .N)(b.effect, b.after?.may) ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .byBytes */ .bg)(a.path, b.path) ||
        a.at.span.start - b.at.span.start ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .byBytes */ .bg)(a.host, b.host) ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .byBytes */ .bg)(a.setting, b.setting));
}
function joined(changes) {
    const known = new Map();
    for (const change of changes) {
        const { host, setting, effect, because, at, before, after } = change;
        const texts = [before, after].map((side) => side && (side.content ?? side.value));
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
            group.settings.push(...authority);
        }
    return groups;
}
function subjectsUnder({ host, governs }, { subjects }) {
    return subjects.filter(({ host: own, item }) => own === host && (0,_model_load_js__WEBPACK_IMPORTED_MODULE_4__/* .isOffered */ .k)(item) && (governs === undefined || (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(item.files[0] ?? "", governs)));
}
function changesIn(before, after, materials) {
    const { gone, added, kept } = matched(before, after);
    const goneBySetting = groupedBy(gone, ({ setting }) => setting);
    const altered = added.map((setting) => {
        const old = goneBySetting.get(setting.setting)?.shift();
        return old ? alteredBy(old, setting) : addedBy(setting);
    });
    const left = [...goneBySetting.values()].flat();
    return [
        ...altered,
        ...left.map((old) => removedBy(old, after)),
        ...kept.flatMap(([old, setting]) => {
            const files = (0,_inspect_material_js__WEBPACK_IMPORTED_MODULE_0__/* .differingFiles */ .Ys)(materials.before.get(old) ?? [], materials.after.get(setting) ?? []);
            return files.length === 0 ? [] : [restartedBy(old, setting, files)];
        }),
    ];
}
function matched(before, after) {
    const [were, are] = [groupedBy(before, keyOf), groupedBy(after, keyOf)];
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
function groupedBy(values, keyOfValue) {
    const groups = new Map();
    for (const value of values) {
        const group = groups.get(keyOfValue(value));
        if (group)
            group.push(value);
        else
            groups.set(keyOfValue(value), [value]);
    }
    return groups;
}
function keyOf({ setting, value, effect, content = value }) {
    return JSON.stringify([setting, value, effect, content]);
}
function addedBy(setting) {
    const { effect, because, at } = setting;
    return { setting: setting.setting, before: null, after: setting, effect, because, material: [], at, isOfBase: false };
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
        return { ...change, effect: "widens", because: `is gone: it ${inPast(old.because)}` };
    if (old.isGuard === true)
        return { ...change, effect: "widens", because: "is gone: it may have stopped what tools do" };
    return { ...change, effect: "narrows", because: `is gone: it ${inPast(old.because)}` };
}
function inPast(because) {
    return because.replace(/^is /, "was ").replace(/^are /, "were ");
}
function restartedBy(before, after, material) {
    const files = material.slice(0, 3).map((path) => `\`${path}\``);
    const more = material.length > files.length ? ` and ${material.length - files.length} more files` : "";
    const because = `stays, and what it starts has changed: ${files.join(", ")}${more}`;
    return { ...addedBy(after), before, effect: "widens", because, material };
}
function isAsStrict(setting, old) {
    if (setting.effect === "unhonoured")
        return false;
    return (setting.effect !== "narrows" ||
        (setting.strictness !== undefined && old.strictness !== undefined && setting.strictness >= old.strictness));
}
function lineOf({ at }) {
    return (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .positionAt */ .t$)(at.source, at.span.start).line;
}


/***/ })

};
;