"use strict";
exports.id = 8975;
exports.ids = [8975];
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

/***/ 38975:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listCyclonedx: () => (/* binding */ listCyclonedx)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7277);
/* harmony import */ var _inspect_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67141);
/* harmony import */ var _model_load_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6407);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64682);
/* harmony import */ var _model_server_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43552);
/* harmony import */ var _evaluate_permission_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53954);
/* harmony import */ var _sanitize_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34947);
/* harmony import */ var _sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97544);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32426);









function listCyclonedx(input, hash) {
    const { tool, repository, commit, date, inspection } = input;
    const services = new Map();
    const models = new Map();
    const refs = new Map();
    const agents = inspection.subjects.map((subject) => agentOf(subject, input, { hash, services, models, refs }));
    const name = repository ?? "repository";
    const root = `repository:${name}`;
    const content = {
        metadata: {
            timestamp: `${date}T00:00:00Z`,
            tools: {
                components: [
                    {
                        type: "application",
                        name: tool.name,
                        version: tool.version,
                        externalReferences: [{ type: "website", url: tool.homepage }],
                    },
                ],
            },
            component: { type: "application", "bom-ref": root, name, ...(commit === null ? {} : { version: commit }) },
            properties: [property("commit", commit ?? "none"), property("date", date)],
        },
        components: [...agents.map(({ component }) => component), ...inOrderOfKeys(models)],
        services: inOrderOfKeys(services),
        dependencies: [
            { ref: root, dependsOn: agents.map(({ component }) => component["bom-ref"]) },
            ...agents.map(({ component, needs }) => ({
                ref: component["bom-ref"],
                ...(needs.length > 0 ? { dependsOn: [...new Set(needs)] } : {}),
            })),
        ],
    };
    return (0,_sanitize_json_js__WEBPACK_IMPORTED_MODULE_4__/* .writeJson */ .G)({
        $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
        bomFormat: "CycloneDX",
        specVersion: "1.6",
        serialNumber: `urn:uuid:${uuidOf(hash(JSON.stringify(content)))}`,
        version: 1,
        ...content,
    });
}
function agentOf(subject, input, { hash, services, models, refs }) {
    const { host, item } = subject;
    const { profile, layer, files } = item;
    const name = (profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .known */ .eO)(profile.name)) ?? files[0] ?? "";
    const description = profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .known */ .eO)(profile.description);
    return {
        component: {
            type: "application",
            "bom-ref": unique(`agent:${host}:${layer.name}:${files[0] ?? ""}:${name}`, refs),
            name: (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_6__/* .visible */ .RK)(name) || "(no name)",
            ...(description ? { description: (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_6__/* .visible */ .RK)(description) } : {}),
            properties: [...placeOf(subject), ...decisionOf(subject, input), ...factsOf(profile, hash)],
        },
        needs: profile && (0,_model_load_js__WEBPACK_IMPORTED_MODULE_8__/* .isOffered */ .k)(item) ? needsOf(profile, { hash, services, models }) : [],
    };
}
function placeOf({ host, edition, item }) {
    const { layer, verdict, files } = item;
    return [
        property("host", host),
        property("edition", edition),
        property("layer", layer.name),
        property("path", files[0] ?? ""),
        property("verdict", verdict.kind),
        property("certainty", (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_0__/* .certaintyOf */ .hh)(host, item)),
    ];
}
function decisionOf(subject, { permissionOf = () => undefined, ownersOf = () => [] }) {
    const [path] = subject.item.files;
    const permission = permissionOf(subject);
    const [grant] = permission?.grants ?? [];
    return [
        ...(permission ? [property("allowed", (0,_evaluate_permission_js__WEBPACK_IMPORTED_MODULE_3__/* .isAllowed */ .J)(permission) ? "yes" : "no")] : []),
        ...(grant ? [property("owner", grant.owner), property("until", grant.until ?? "none")] : []),
        ...(path === undefined ? [] : ownersOf(path).map((owner) => property("code-owner", owner))),
    ];
}
function factsOf(profile, hash) {
    if (!profile)
        return [];
    const mode = (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .known */ .eO)(profile.permissionMode);
    return [
        ...(0,_model_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilitiesOf */ .SF)(profile).map((capability) => property("capability", capability)),
        ...(mode ? [property("mode", mode)] : []),
        property("prompt-sha256", hash(profile.prompt.text)),
    ];
}
function needsOf(profile, { hash, services, models }) {
    const model = (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .known */ .eO)(profile.model);
    return [
        ...(model ? [modelRef(model, models)] : []),
        ...profile.servers.map((server) => serviceRef(server, services, hash)),
    ];
}
function modelRef(model, models) {
    const ref = `model:${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_6__/* .visible */ .RK)(model)}`;
    models.set(ref, { type: "machine-learning-model", "bom-ref": ref, name: (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_6__/* .visible */ .RK)(model) });
    return ref;
}
function serviceRef(server, services, hash) {
    const source = (0,_model_server_source_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceOf */ .v)(server);
    const value = (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_6__/* .visible */ .RK)((0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_5__/* .redacted */ .pc)(server.value));
    const ref = `server:${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_6__/* .visible */ .RK)(server.name)}:${hash(server.value).slice(0, 16)}`;
    services.set(ref, {
        "bom-ref": ref,
        name: (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_6__/* .visible */ .RK)(server.name) || "(no name)",
        ...(source?.kind === "url" && /^[a-z][a-z0-9+.-]*:\/\/[^\s<>"{}|\\^`]*$/i.test(value)
            ? { endpoints: [value] }
            : {}),
        properties: [
            property("kind", server.kind),
            property("runs", value),
            ...(source?.kind === "command" && source.package
                ? [
                    property("package", `${source.package.registry}:${source.package.name}`),
                    property("version", source.package.version || "none"),
                    property("pinned", source.package.isPinned ? "yes" : "no"),
                ]
                : []),
        ],
    });
    return ref;
}
function property(name, value) {
    return { name: `agent-profile-check:${name}`, value: (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_6__/* .visible */ .RK)(value) };
}
function inOrderOfKeys(map) {
    return [...map].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
}
function unique(ref, refs) {
    const text = (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_6__/* .visible */ .RK)(ref);
    const count = (refs.get(text) ?? 0) + 1;
    refs.set(text, count);
    return count === 1 ? text : `${text}#${count}`;
}
function uuidOf(hex) {
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
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