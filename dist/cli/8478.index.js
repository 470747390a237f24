"use strict";
exports.id = 8478;
exports.ids = [8478];
exports.modules = {

/***/ 7277:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eo: () => (/* binding */ stated),
/* harmony export */   LO: () => (/* binding */ missing),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   TU: () => (/* binding */ implied),
/* harmony export */   eO: () => (/* binding */ known)
/* harmony export */ });
function known(fact) {
    return fact.state === "stated" || fact.state === "implied" ? fact.value : undefined;
}
function stated(value, at) {
    return { state: "stated", value, at };
}
function implied(value, at, because) {
    return { state: "implied", value, at, because };
}
function missing(at) {
    return { state: "missing", at };
}
function unreadable(at, problem) {
    return { state: "unreadable", at, problem };
}


/***/ }),

/***/ 60364:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IH: () => (/* binding */ asOneSegment),
/* harmony export */   Mg: () => (/* binding */ isAnyName),
/* harmony export */   Nd: () => (/* binding */ selectsBy),
/* harmony export */   l2: () => (/* binding */ patternMatcher),
/* harmony export */   sp: () => (/* binding */ matcherFor)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7277);

async function matcherFor(policies) {
    const hasPatterns = policies.some(({ grants, ignore, overrides, waivers, grantable, servers, models }) => grants.length + ignore.length + overrides.length + waivers.length > 0 || grantable || servers || models);
    return hasPatterns ? patternMatcher() : () => false;
}
async function patternMatcher() {
    const [{ Minimatch }, { globOf }] = await Promise.all([__webpack_require__.e(/* import() */ 3581).then(__webpack_require__.bind(__webpack_require__, 33581)), __webpack_require__.e(/* import() */ 8471).then(__webpack_require__.bind(__webpack_require__, 38471))]);
    const options = { dot: true, nocomment: true, nonegate: true, noext: true, platform: "linux" };
    const classOf = (set) => {
        const pattern = new Minimatch(`x${set}`, options);
        return (character) => pattern.match(`x${character}`);
    };
    const compiled = new Map();
    return (text, pattern) => {
        let matches = compiled.get(pattern);
        if (!matches)
            compiled.set(pattern, (matches = globOf(new Minimatch(pattern, options).globParts, classOf)));
        return matches(text);
    };
}
function selectsBy(matcher) {
    return (selector, ref) => {
        const { profiles, paths, hosts } = selector;
        const { host, item, path } = ref;
        const name = item?.profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)(item.profile.name);
        return (isAbout(selector, ref, matcher) &&
            (hosts.length === 0 || (host !== null && hosts.includes(host))) &&
            (profiles.length === 0 ||
                profiles.some((pattern) => isAnyName(pattern) || (name !== undefined && matcher(asOneSegment(name), asOneSegment(pattern))))) &&
            (paths.length === 0 || paths.some((pattern) => matcher(path, pattern))));
    };
}
function isAnyName(pattern) {
    return pattern === "*" || pattern === "**";
}
function isAbout({ settings, skills = [] }, { path, beside }, matcher) {
    if (beside?.kind === "settings")
        return settings?.some((pattern) => matcher(path, pattern)) ?? true;
    if (settings !== undefined && settings.length > 0)
        return false;
    return skills.length === 0 || (beside?.kind === "skill" && skills.some((pattern) => matcher(beside.path, pattern)));
}
function asOneSegment(name) {
    return name.replace(/[/\u2215]/g, (character) => (character === "/" ? "\u2215" : "/"));
}


/***/ }),

/***/ 98478:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ml: () => (/* binding */ withSchedule),
/* harmony export */   cx: () => (/* binding */ propertyPrefix),
/* harmony export */   forRepository: () => (/* binding */ forRepository),
/* harmony export */   j5: () => (/* binding */ waveOf)
/* harmony export */ });
/* harmony import */ var _decide_selector_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60364);

const propertyPrefix = "property:";
async function waveOf({ rollout }, repository) {
    if (!rollout || rollout.waves.length === 0)
        return undefined;
    const matches = await (0,_decide_selector_js__WEBPACK_IMPORTED_MODULE_0__/* .patternMatcher */ .l2)();
    return rollout.waves.find(({ repositories }) => repositories.some((pattern) => hasRepository(pattern.toLowerCase(), repository, matches)));
}
function hasRepository(pattern, { name, properties = {} }, matches) {
    if (!pattern.startsWith(propertyPrefix))
        return name !== null && matches(name.toLowerCase(), pattern);
    const equals = pattern.indexOf("=");
    const [key, value] = [pattern.slice(propertyPrefix.length, equals), pattern.slice(equals + 1)];
    return Object.entries(properties).some(([property, own]) => property.toLowerCase() === key &&
        (typeof own === "string" ? [own] : own).some((text) => matches(oneSegment(text), oneSegment(value))));
}
function oneSegment(text) {
    return text.toLowerCase().replaceAll("/", "\u001f");
}
async function forRepository(policy, repository) {
    const { rollout } = policy;
    const wave = await waveOf(policy, repository);
    return rollout && wave ? { ...policy, rollout: withSchedule(rollout, wave) } : policy;
}
function withSchedule(rollout, { stage, warnFrom, enforceFrom }) {
    return { ...rollout, stage, warnFrom, enforceFrom };
}


/***/ })

};
;