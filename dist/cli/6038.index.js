"use strict";
exports.id = 6038;
exports.ids = [6038];
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

/***/ 4728:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ boundedLists)
/* harmony export */ });
/* harmony import */ var _platform_memory_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3986);

const largestReport = 64 * 1024 * 1024;
const overhead = 12;
const copies = 3;
function boundedLists(lists, ranks = {}, limit = largestReport) {
    let left = limit;
    (0,_platform_memory_js__WEBPACK_IMPORTED_MODULE_0__/* .ensureMemory */ .EJ)();
    const bounded = Object.entries(lists).map(([name, items]) => {
        if (!items)
            return { name, items, omitted: 0 };
        const rank = ranks[name];
        const order = items.map((item, at) => ({ item, at, rank: rank?.(item) ?? 0 }));
        const kept = order
            .sort((a, b) => a.rank - b.rank || a.at - b.at)
            .filter(({ item }) => {
            const size = sizeOf(item);
            const fits = size <= left;
            if (fits)
                left -= size;
            return fits;
        });
        const inOrder = kept.sort((a, b) => a.at - b.at).map(({ item }) => item);
        return { name, items: inOrder, omitted: items.length - kept.length };
    });
    (0,_platform_memory_js__WEBPACK_IMPORTED_MODULE_0__/* .ensureMemory */ .EJ)(copies * (limit - left));
    return {
        ...Object.fromEntries(bounded.map(({ name, items }) => [name, items])),
        omitted: Object.fromEntries(bounded.map(({ name, omitted }) => [name, omitted])),
    };
}
function sizeOf(value) {
    if (typeof value === "string")
        return value.length + overhead;
    if (typeof value !== "object" || value === null)
        return overhead;
    if (Array.isArray(value))
        return value.reduce((sum, item) => sum + sizeOf(item), overhead);
    return Object.entries(value).reduce((sum, [key, item]) => sum + key.length + sizeOf(item), overhead);
}


/***/ }),

/***/ 86038:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listJson: () => (/* binding */ listJson)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7277);
/* harmony import */ var _inspect_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67141);
/* harmony import */ var _bounded_lists_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4728);
/* harmony import */ var _sanitize_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34947);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64682);
/* harmony import */ var _evaluate_permission_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53954);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64951);
/* harmony import */ var _sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97544);








function listJson({ tool, repository, commit, date, inspection, ownersOf = () => [], permissionOf = () => undefined, }, hash) {
    return (0,_sanitize_json_js__WEBPACK_IMPORTED_MODULE_2__/* .writeJson */ .G)({
        version: 1,
        tool: { name: tool.name, version: tool.version },
        repository,
        commit,
        date,
        hosts: inspection.loads.map(({ host, edition, load }) => ({
            host,
            edition,
            status: load.status,
            problem: problemOf(load.problem),
        })),
        ...(0,_bounded_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .boundedLists */ .x)({
            layers: inspection.loads.flatMap((load) => layersOf(load, hash)),
            profiles: inspection.subjects.map((subject) => profileOf(subject, hash, { ownersOf, permissionOf })),
            strangers: inspection.unknownHosts,
        }),
    });
}
function layersOf({ host, load }, hash) {
    return load.layers.map(({ name, root, status, problem, authority }) => ({
        host,
        layer: name,
        root,
        status,
        problem: problemOf(problem),
        authority: authority.map(({ setting, value, effect, at, certainty }) => ({
            setting,
            value: (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutSecrets */ .cT)(value, hash, setting),
            path: at.source.path,
            line: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_5__/* .positionAt */ .t$)(at.source, at.span.start).line,
            effect,
            certainty: certainty ?? (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_0__/* .certaintyOfHost */ .Pb)(host),
        })),
    }));
}
function profileOf(subject, hash, { ownersOf, permissionOf }) {
    const { host, edition, item } = subject;
    const { layer, files, verdict, profile } = item;
    return {
        host,
        edition,
        layer: layer.name,
        path: files[0] ?? null,
        files,
        name: (profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .known */ .eO)(profile.name)) ?? null,
        verdict: verdict.kind,
        problem: "problem" in verdict ? problemOf(verdict.problem) : null,
        shadowedBy: verdict.kind === "shadowed" ? winnerOf(host, verdict.by) : null,
        ...(profile ? powersOf(profile, hash) : unread),
        certainty: (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_0__/* .certaintyOf */ .hh)(host, item),
        ...permissionJson(permissionOf(subject)),
        owners: files[0] === undefined ? [] : ownersOf(files[0]),
    };
}
function permissionJson(permission) {
    const [grant] = permission?.grants ?? [];
    return {
        allowed: permission ? (0,_evaluate_permission_js__WEBPACK_IMPORTED_MODULE_4__/* .isAllowed */ .J)(permission) : null,
        grant: grant
            ? {
                path: grant.at.source.path,
                line: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_5__/* .positionAt */ .t$)(grant.at.source, grant.at.span.start).line,
                owner: grant.owner,
                until: grant.until ?? null,
            }
            : null,
    };
}
function winnerOf(host, { layer, files }) {
    return { host, layer: layer.name, path: files[0] ?? null };
}
const unread = {
    description: null,
    model: null,
    permissionMode: null,
    capabilities: [],
    grants: [],
    denied: [],
    hooks: [],
    servers: [],
    skills: [],
    prompt: { source: "none", path: null, bytes: 0, sha256: null },
    native: null,
};
function powersOf(profile, hash) {
    const { description, model, permissionMode, denied, hooks, servers, skills = [], prompt, native } = profile;
    return {
        description: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .known */ .eO)(description) ?? null,
        model: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .known */ .eO)(model) ?? null,
        permissionMode: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .known */ .eO)(permissionMode) ?? null,
        capabilities: (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_3__/* .capabilitiesOf */ .SF)(profile),
        grants: (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_3__/* .grantsOf */ .Rr)(profile).map(({ tool, capability, scope }) => ({
            tool: (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutSecrets */ .cT)(tool, hash),
            capability,
            scope: (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutSecrets */ .cT)(scope, hash),
        })),
        denied: (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutSecrets */ .cT)(denied, hash),
        hooks: extras(hooks, hash),
        servers: extras(servers, hash),
        skills: skills.map((skill) => skillOf(skill, hash)),
        prompt: {
            source: prompt.source,
            path: prompt.path,
            bytes: new TextEncoder().encode(prompt.text).length,
            sha256: hash(prompt.text),
        },
        native: native === undefined ? null : (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutSecrets */ .cT)(native, hash),
    };
}
function extras(items, hash) {
    return items.map(({ name, kind, value }) => ({ name, kind, value: (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutSecrets */ .cT)(value, hash) }));
}
function skillOf({ name, path, how, asks, may, because, refuses, at }, hash) {
    return {
        name: (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutSecrets */ .cT)(name, hash),
        path,
        how,
        asks,
        may,
        because: (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutSecrets */ .cT)(because, hash),
        refuses: refuses === true,
        line: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_5__/* .positionAt */ .t$)(at.source, at.span.start).line,
    };
}
function problemOf(problem) {
    if (!problem)
        return null;
    const { message, at } = problem;
    return { message, path: at.source.path, ...(0,_repo_text_js__WEBPACK_IMPORTED_MODULE_5__/* .positionAt */ .t$)(at.source, at.span.start) };
}


/***/ }),

/***/ 34947:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ writeJson),
/* harmony export */   c: () => (/* binding */ writeJsonLine)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32426);

function writeJson(value) {
    return `${write(value, "")}\n`;
}
function writeJsonLine(value) {
    return `${compact(value)}\n`;
}
function compact(value) {
    if (typeof value === "bigint")
        return value.toString();
    if (Object.is(value, -0))
        return "-0";
    if (typeof value === "string")
        return quoted(value);
    if (value === null || typeof value !== "object")
        return JSON.stringify(value) ?? "null";
    if (Array.isArray(value))
        return `[${value.map((item) => compact(item)).join(",")}]`;
    const members = Object.entries(value).flatMap(([key, item]) => item === undefined ? [] : [`${quoted(key)}:${compact(item)}`]);
    return `{${members.join(",")}}`;
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