"use strict";
exports.id = 422;
exports.ids = [422];
exports.modules = {

/***/ 6422:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compare: () => (/* binding */ compare)
/* harmony export */ });
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5259);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1230);
/* harmony import */ var _profile_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2496);



function compare(before, after, holders = new Map()) {
    const rest = new Set(before.subjects);
    const open = new Set(after.subjects);
    const pairs = [];
    for (const key of [byName, byPath, byIdentity]) {
        const earlier = groups(rest, key);
        for (const [name, later] of groups(open, key)) {
            const [was, is] = [earlier.get(name), later];
            if (was?.length !== 1 || is.length !== 1 || !was[0] || !is[0])
                continue;
            pairs.push([was[0], is[0]]);
            rest.delete(was[0]);
            open.delete(is[0]);
        }
    }
    const changes = [
        ...pairs.flatMap(([was, is]) => changed(was, is, holders)),
        ...[...open].map((subject) => {
            const gained = subject.item.profile ? (0,_profile_js__WEBPACK_IMPORTED_MODULE_0__/* .grantsOf */ .R)(subject.item.profile) : [];
            const bypasses = subject.item.profile?.bypasses.some(({ effect }) => effect !== "unhonoured") ?? false;
            const granted = grantedBy(holders, undefined, subject);
            return { kind: "added", before: null, after: subject, gained, lost: [], widened: bypasses || granted !== undefined || gained.some(({ capability }) => capability !== "read"), fields: [], ...(granted ? { granted } : {}) };
        }),
        ...[...rest].map((subject) => {
            const lost = subject.item.profile ? (0,_profile_js__WEBPACK_IMPORTED_MODULE_0__/* .grantsOf */ .R)(subject.item.profile) : [];
            return { kind: "removed", before: subject, after: null, gained: [], lost, widened: false, fields: [] };
        }),
    ];
    return changes.sort((one, other) => (0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .byBytes */ .bg)(pathOf(one), pathOf(other)) || (0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .byBytes */ .bg)(hostOf(one), hostOf(other)));
}
function pathOf({ before, after }) {
    return (after ?? before)?.item.files[0] ?? "";
}
function hostOf({ before, after }) {
    return (after ?? before)?.host ?? "";
}
function nameOf({ item }) {
    return (item.profile && (0,_fact_js__WEBPACK_IMPORTED_MODULE_2__/* .known */ .eO)(item.profile.name)) ?? "";
}
function byName(subject) {
    return JSON.stringify([subject.host, subject.item.layer.name, subject.item.files[0], nameOf(subject)]);
}
function byPath(subject) {
    return JSON.stringify([subject.host, subject.item.files[0]]);
}
function byIdentity(subject) {
    const identity = subject.item.profile?.identity;
    return identity === undefined ? undefined : JSON.stringify([subject.host, subject.item.layer.name, identity]);
}
function groups(subjects, key) {
    const found = new Map();
    for (const subject of subjects) {
        const name = key(subject);
        if (name !== undefined)
            found.set(name, [...(found.get(name) ?? []), subject]);
    }
    return found;
}
function changed(before, after, holders) {
    const [was, is] = [aspects(before), aspects(after)];
    const granted = grantedBy(holders, before, after);
    const told = Object.keys(is).filter((field) => was[field] !== is[field]);
    const fields = granted === "other" && !["prompt", "hooks", "servers"].some((field) => told.includes(field)) ? [...told, "files"] : told;
    const moved = before.item.files[0] !== after.item.files[0];
    if (fields.length === 0 && !moved && granted === undefined)
        return [];
    const had = before.item.profile ? (0,_profile_js__WEBPACK_IMPORTED_MODULE_0__/* .grantsOf */ .R)(before.item.profile) : [];
    const has = after.item.profile ? (0,_profile_js__WEBPACK_IMPORTED_MODULE_0__/* .grantsOf */ .R)(after.item.profile) : [];
    const gained = without(has, had);
    const lost = without(had, has);
    const widened = granted !== undefined || isWider(before.item.profile, after.item.profile);
    return [{ kind: moved ? "renamed" : "changed", before, after, gained, lost, widened, fields, ...(granted ? { granted } : {}) }];
}
function grantedBy(holders, before, after) {
    const [was, is] = [before && holders.get(before), holders.get(after)];
    return is === undefined || was === is ? undefined : was === undefined ? "new" : "other";
}
function aspects({ edition, item: { profile, verdict } }) {
    const text = (value) => JSON.stringify(value) ?? "";
    if (!profile)
        return { verdict: verdict.kind, edition };
    const { name, description, model, permissionMode, hooks, servers, denied, prompt, bypasses } = profile;
    return {
        name: text((0,_fact_js__WEBPACK_IMPORTED_MODULE_2__/* .known */ .eO)(name)),
        description: text((0,_fact_js__WEBPACK_IMPORTED_MODULE_2__/* .known */ .eO)(description)),
        model: text((0,_fact_js__WEBPACK_IMPORTED_MODULE_2__/* .known */ .eO)(model)),
        permissionMode: text((0,_fact_js__WEBPACK_IMPORTED_MODULE_2__/* .known */ .eO)(permissionMode)),
        tools: text((0,_profile_js__WEBPACK_IMPORTED_MODULE_0__/* .grantsOf */ .R)(profile).map(grantKey).sort()),
        denied: text(denied),
        hooks: text(hooks.map(({ name: event, kind, value }) => [event, kind, value])),
        servers: text(servers.map(({ name: server, kind, value }) => [server, kind, value])),
        bypass: text(bypasses.map(({ setting, value, effect }) => [setting, value, effect])),
        prompt: prompt.text,
        verdict: verdict.kind,
        edition,
    };
}
function grantKey({ tool, capability, scope }) {
    return JSON.stringify([tool, capability, scope]);
}
function without(some, others) {
    const keys = new Set(others.map(grantKey));
    return some.filter((grant) => !keys.has(grantKey(grant)));
}
function isWider(before, after) {
    if (!after)
        return false;
    const had = new Set(before ? (0,_profile_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilitiesOf */ .S)(before) : []);
    if ((0,_profile_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilitiesOf */ .S)(after).some((capability) => !had.has(capability)))
        return true;
    if ([...had].some((capability) => scoped(before, capability) && !scoped(after, capability)))
        return true;
    const bypassed = new Set(before?.bypasses.map(({ effect }) => effect));
    return after.bypasses.some(({ effect }) => effect !== "unhonoured" && !bypassed.has(effect) && !(effect === "auto-approve" && bypassed.has("bypass")));
}
function scoped(profile, capability) {
    const grants = profile ? (0,_profile_js__WEBPACK_IMPORTED_MODULE_0__/* .grantsOf */ .R)(profile).filter((grant) => grant.capability === capability) : [];
    return grants.length > 0 && grants.every(({ scope }) => scope !== null);
}


/***/ })

};
;