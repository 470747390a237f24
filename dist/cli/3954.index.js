"use strict";
exports.id = 3954;
exports.ids = [3954];
exports.modules = {

/***/ 53954:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ grantedByHost),
/* harmony export */   J: () => (/* binding */ isAllowed),
/* harmony export */   permissionsUnder: () => (/* binding */ permissionsUnder)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);
/* harmony import */ var _model_delegation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20221);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64682);



function isAllowed({ excess, skills }) {
    return excess.length === 0 && skills.size === 0;
}
function permissionsUnder(decisions, { loads }) {
    const grants = new Map(decisions.entries.grants.map((grant) => [grant.at, grant]));
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
        const can = (0,_model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .inOrder */ .al)([...own, ...(reachable.get(item)?.(item).keys() ?? [])]);
        const allowance = decisions.allowance(host, item);
        const skills = (profile.skills ?? []).flatMap(({ path, may, asks, refuses }) => {
            const allowed = asks || refuses ? may : [...own, ...decisions.skillAllowance(host, item, path).may];
            const excess = may.filter((capability) => !allowed.includes(capability));
            return excess.length === 0 ? [] : [[path, excess]];
        });
        return {
            excess: can.filter((capability) => !allowance.may.includes(capability)),
            skills: merged(skills),
            grants: allowance.grants
                .flatMap((at) => grants.get(at) ?? [])
                .filter(({ may }) => may.some((capability) => can.includes(capability) && allowance.granted.includes(capability))),
            stated: allowance.stated,
        };
    };
}
function grantedByHost(decisions) {
    const grants = new Map(decisions.entries.grants.map((grant) => [grant.at, grant]));
    return ({ host, item }) => decisions.allowance(host, item).grants.flatMap((at) => {
        const grant = grants.get(at);
        return grant?.hosts.includes(host) ? grant.may : [];
    });
}
function merged(entries) {
    const found = new Map();
    for (const [path, may] of entries)
        found.set(path, (0,_model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .inOrder */ .al)([...(found.get(path) ?? []), ...may]));
    return found;
}


/***/ }),

/***/ 20221:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

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
        return new Map([...holders].filter(([capability]) => !own.includes(capability)));
    };
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