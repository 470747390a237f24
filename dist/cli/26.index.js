"use strict";
exports.id = 26;
exports.ids = [26];
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

/***/ 40026:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   csvLine: () => (/* binding */ csvLine),
/* harmony export */   listCsv: () => (/* binding */ listCsv)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7277);
/* harmony import */ var _inspect_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67141);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64682);
/* harmony import */ var _evaluate_permission_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53954);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64951);
/* harmony import */ var _sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97544);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32426);







const columns = [
    "tool",
    "version",
    "repository",
    "commit",
    "date",
    "host",
    "edition",
    "layer",
    "path",
    "name",
    "verdict",
    "capabilities",
    "allowed",
    "grant",
    "owner",
    "until",
    "mode",
    "model",
    "servers",
    "code_owners",
    "certainty",
    "description",
];
function listCsv(result, hash) {
    const rows = result.inspection.subjects.map((subject) => {
        const row = rowOf(subject, result, hash);
        return columns.map((column) => row[column]);
    });
    return [[...columns], ...rows].map(csvLine).join("");
}
function csvLine(cells) {
    return `${cells.map(cell).join(",")}\r\n`;
}
function rowOf(subject, input, hash) {
    const { tool, repository, commit, date, ownersOf = () => [] } = input;
    const { host, edition, item } = subject;
    const path = item.files[0] ?? "";
    return {
        tool: tool.name,
        version: tool.version,
        repository: repository ?? "",
        commit: commit ?? "",
        date,
        host,
        edition,
        layer: item.layer.name,
        path,
        verdict: item.verdict.kind,
        ...factsOf(item.profile, hash),
        ...decisionOf(input.permissionOf?.(subject)),
        code_owners: path === "" ? "" : ownersOf(path).join(" "),
        certainty: (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_0__/* .certaintyOf */ .hh)(host, item),
    };
}
function factsOf(profile, hash) {
    if (!profile)
        return { name: "", capabilities: "", mode: "", model: "", servers: "", description: "" };
    return {
        name: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_6__/* .known */ .eO)(profile.name) ?? "",
        capabilities: (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilitiesOf */ .SF)(profile).join(" "),
        mode: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_6__/* .known */ .eO)(profile.permissionMode) ?? "",
        model: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_6__/* .known */ .eO)(profile.model) ?? "",
        servers: profile.servers.map(({ name, value }) => `${name}: ${String((0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutSecrets */ .cT)(value, hash))}`).join("; "),
        description: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_6__/* .known */ .eO)(profile.description) ?? "",
    };
}
function decisionOf(permission) {
    const [grant] = permission?.grants ?? [];
    return {
        allowed: permission ? ((0,_evaluate_permission_js__WEBPACK_IMPORTED_MODULE_2__/* .isAllowed */ .J)(permission) ? "yes" : "no") : "",
        grant: grant ? `${grant.at.source.path}:${(0,_repo_text_js__WEBPACK_IMPORTED_MODULE_3__/* .positionAt */ .t$)(grant.at.source, grant.at.span.start).line}` : "",
        owner: grant?.owner ?? "",
        until: grant?.until ?? "",
    };
}
const formula = /^[=+\-@|%]/;
function cell(value) {
    const text = (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .RK)(value);
    const inert = formula.test(text.trimStart()) ? `'${text}` : text;
    return /[",;]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}


/***/ })

};
;