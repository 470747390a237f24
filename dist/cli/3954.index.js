"use strict";
exports.id = 3954;
exports.ids = [3954];
exports.modules = {

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

/***/ 20221:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ displayName),
/* harmony export */   Z: () => (/* binding */ reachableIn)
/* harmony export */ });
/* harmony import */ var _capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7277);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76311);
/* harmony import */ var _profile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64682);




const none = new Map();
function reachableIn({ items }) {
    let offered;
    let ofAll;
    return ({ verdict, profile }) => {
        if (!profile || verdict.kind !== "loaded")
            return none;
        const own = (0,_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilitiesOf */ .SF)(profile);
        if (!own.includes("delegate") || own.length === _capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7.length)
            return none;
        const candidates = (offered ??= offeredIn(items));
        const { mayStart } = profile;
        const holders = mayStart
            ? holdersIn(candidates.filter(({ identity }) => mayStart(identity)))
            : (ofAll ??= holdersIn(candidates));
        return beyond(holders, own);
    };
}
function beyond(holders, own) {
    let found;
    for (const [capability, holder] of holders)
        if (!own.includes(capability))
            (found ??= new Map()).set(capability, holder);
    return found ?? none;
}
function offeredIn(items) {
    const offered = items.flatMap((item) => item.verdict.kind === "loaded" && item.profile
        ? [{ item, identity: item.profile.identity ?? "", may: (0,_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilitiesOf */ .SF)(item.profile) }]
        : []);
    return offered.sort((a, b) => Number(b.item.files.length > 0) - Number(a.item.files.length > 0) ||
        b.may.length - a.may.length ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .byBytes */ .bg)(a.item.files[0] ?? "", b.item.files[0] ?? ""));
}
function holdersIn(offered) {
    return new Map(_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7.flatMap((capability) => {
        const holder = offered.find(({ may }) => may.includes(capability));
        return holder ? [[capability, holder.item]] : [];
    }));
}
function displayName({ files, profile }) {
    const name = `\`${(profile && (0,_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .known */ .eO)(profile.name)) ?? files[0] ?? ""}\``;
    return files.length === 0 ? `the built-in ${name}` : name;
}


/***/ })

};
;