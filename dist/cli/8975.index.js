"use strict";
exports.id = 8975;
exports.ids = [8975];
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

/***/ 7706:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   U4: () => (/* binding */ parsedJson),
/* harmony export */   Ur: () => (/* binding */ parsedJsonFile)
/* harmony export */ });
function parsedJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function parsedJsonFile(text) {
    return parsedJson(text.replace(/^\uFEFF/, ""));
}
function fieldsOf(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}


/***/ }),

/***/ 38975:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listCyclonedx: () => (/* binding */ listCyclonedx)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7277);
/* harmony import */ var _inspect_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65831);
/* harmony import */ var _model_load_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6407);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64682);
/* harmony import */ var _model_server_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43552);
/* harmony import */ var _evaluate_permission_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53954);
/* harmony import */ var _sanitize_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34947);
/* harmony import */ var _sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97544);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32426);
/* harmony import */ var _decision_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58526);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(99077);
/* harmony import */ var _permission_cell_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(30608);
/* harmony import */ var _setting_rows_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(43942);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(46447);














function listCyclonedx(input, hash) {
    const { tool, repository, commit, date, inspection } = input;
    const services = new Map();
    const models = new Map();
    const refs = new Map();
    const settings = settingsFiles((0,_setting_rows_js__WEBPACK_IMPORTED_MODULE_10__/* .settingRows */ .m)(input, hash), { hash, services, refs });
    const agents = inspection.subjects.map((subject) => agentOf(subject, input, { hash, services, models, refs, settings }));
    const unjudged = (0,_rows_js__WEBPACK_IMPORTED_MODULE_8__/* .unjudgedFiles */ .e$)(inspection).map((file) => fileOf(file, refs));
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
        components: [
            ...agents.map(({ component }) => component),
            ...inOrderOfKeys(models),
            ...settings.map(({ component }) => component),
            ...unjudged,
        ],
        services: inOrderOfKeys(services),
        dependencies: [
            { ref: root, dependsOn: [...agents, ...settings].map(({ component }) => component["bom-ref"]) },
            ...[...agents, ...settings].map(({ component, needs }) => ({
                ref: component["bom-ref"],
                ...(needs.length > 0 ? { dependsOn: [...new Set(needs)] } : {}),
            })),
        ],
        ...(unjudged.length > 0 ? { compositions: [{ aggregate: "incomplete", assemblies: [root] }] } : {}),
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
function agentOf(subject, input, { hash, services, models, refs, settings }) {
    const { host, item } = subject;
    const { profile, layer, files } = item;
    const name = (profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_11__/* .known */ .eO)(profile.name)) ?? files[0] ?? "";
    const description = profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_11__/* .known */ .eO)(profile.description);
    return {
        component: {
            type: "application",
            "bom-ref": unique(`agent:${host}:${layer.name}:${files[0] ?? ""}:${name}`, refs),
            name: (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_6__/* .visible */ .RK)(name) || "(no name)",
            ...(description ? { description: (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_6__/* .visible */ .RK)(description) } : {}),
            properties: [...placeOf(subject), ...decisionOf(subject, input), ...factsOf(profile, hash)],
        },
        needs: profile && (0,_model_load_js__WEBPACK_IMPORTED_MODULE_12__/* .isOffered */ .kd)(item)
            ? [...needsOf(profile, { hash, services, models }), ...sharedServers(host, profile, settings)]
            : [],
    };
}
function sharedServers(host, profile, settings) {
    if (!(0,_model_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilitiesOf */ .SF)(profile).includes("external"))
        return [];
    return settings.filter((file) => file.host === host).flatMap(({ needs }) => needs);
}
function settingsFiles(rows, { hash, services, refs }) {
    const files = (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_13__/* .groupBy */ .$z)(rows, (row) => JSON.stringify([row.host, row.path]));
    return [...files.values()].map((settings) => {
        const [{ host, path }] = settings;
        const texts = settings.map(({ setting, kind, target }) => `${setting}: ${kind}: ${target}`);
        const permissions = settings.flatMap(({ permission }) => permission ?? []);
        const worst = (0,_permission_cell_js__WEBPACK_IMPORTED_MODULE_9__/* .worstOf */ .h)(permissions);
        return {
            host,
            component: {
                type: "file",
                "bom-ref": unique(`settings:${host}:${path}`, refs),
                name: (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_6__/* .visible */ .RK)(path) || "(no name)",
                description: "settings next to the agents",
                properties: [
                    property("host", host),
                    property("path", path),
                    property("verdict", "setting"),
                    ...[...new Set(texts)].map((text) => property("setting", text)),
                    ...[...new Set(settings.flatMap(({ may }) => may))].map((capability) => property("capability", capability)),
                    ...permissionProperties(worst),
                ],
            },
            needs: settings.flatMap(({ server }) => (server ? [serviceRef(server, services, hash)] : [])),
        };
    });
}
function fileOf({ host, edition, path, message }, refs) {
    return {
        type: "file",
        "bom-ref": unique(`file:${host}:${path}`, refs),
        name: (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_6__/* .visible */ .RK)(path) || "(no name)",
        description: (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_6__/* .visible */ .RK)(message),
        properties: [
            ...(host === "" ? [] : [property("host", host), property("edition", edition)]),
            property("path", path),
            property("verdict", "unchecked"),
        ],
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
    return [
        ...permissionProperties(permissionOf(subject)),
        ...(path === undefined ? [] : ownersOf(path).map((owner) => property("code-owner", owner))),
    ];
}
function permissionProperties(permission) {
    const [grant] = permission?.grants ?? [];
    const { decision, refusedBy, waiver, through } = (0,_decision_js__WEBPACK_IMPORTED_MODULE_7__/* .decisionJson */ .l)(permission);
    return [
        ...(permission ? [property("allowed", (0,_evaluate_permission_js__WEBPACK_IMPORTED_MODULE_3__/* .isAllowed */ .Jr)(permission) ? "yes" : "no")] : []),
        ...(decision ? [property("decision", decision)] : []),
        ...refusedBy.map((rule) => property("refused-by", rule)),
        ...(waiver
            ? [
                property("waiver", `${waiver.path}:${waiver.line}`),
                property("waiver-owner", waiver.owner),
                property("waiver-until", waiver.until),
            ]
            : []),
        ...through.map((agent) => property("through", (0,_decision_js__WEBPACK_IMPORTED_MODULE_7__/* .throughWords */ .j)(agent))),
        ...(grant ? [property("owner", grant.owner), property("until", grant.until ?? "none")] : []),
    ];
}
function factsOf(profile, hash) {
    if (!profile)
        return [];
    const mode = (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_11__/* .known */ .eO)(profile.permissionMode);
    return [
        ...(0,_model_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilitiesOf */ .SF)(profile).map((capability) => property("capability", capability)),
        ...(mode ? [property("mode", mode)] : []),
        property("prompt-sha256", hash(profile.prompt.text)),
    ];
}
function needsOf(profile, { hash, services, models }) {
    const model = (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_11__/* .known */ .eO)(profile.model);
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

/***/ 58526:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ throughWords),
/* harmony export */   l: () => (/* binding */ decisionJson)
/* harmony export */ });
/* harmony import */ var _evaluate_permission_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53954);
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7277);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64951);



function decisionJson(permission) {
    if (!permission)
        return { decision: null, refusedBy: [], waiver: null, through: [] };
    const [first] = permission.waivers.toSorted((a, b) => (a.until < b.until ? -1 : a.until > b.until ? 1 : 0));
    return {
        decision: (0,_evaluate_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .decisionIn */ .O0)(permission),
        refusedBy: (0,_evaluate_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .refusalsIn */ .z0)(permission),
        waiver: first
            ? {
                path: first.at.source.path,
                line: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .positionAt */ .t$)(first.at.source, first.at.span.start).line,
                owner: first.owner,
                until: first.until,
            }
            : null,
        through: permission.through.map(({ agent: { files, profile }, may }) => ({
            name: (profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_2__/* .known */ .eO)(profile.name)) ?? null,
            path: files[0] ?? null,
            capabilities: may,
        })),
    };
}
function throughWords({ name, path, capabilities }) {
    return `${name ?? path ?? ""}${path === null ? " (built-in)" : ""}: ${capabilities.join(" ")}`;
}


/***/ }),

/***/ 30608:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ worstOf),
/* harmony export */   k: () => (/* binding */ permissionCell)
/* harmony export */ });
/* harmony import */ var _evaluate_permission_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53954);
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53861);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32426);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99077);




function permissionCell(permission, isShort, { red, green, yellow }) {
    if (!permission)
        return { text: "", paint: green };
    if ((0,_evaluate_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .decisionIn */ .O0)(permission) === "baseline")
        return { text: "in the baseline", paint: yellow };
    if (!(0,_evaluate_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .isAllowed */ .Jr)(permission))
        return { text: "not allowed", paint: red };
    const [first, ...more] = permission.grants;
    if (permission.waivers.length > 0)
        return { text: "waived", paint: yellow };
    if (!first)
        return { text: "ceiling", paint: green };
    const place = (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)((0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .grantPlace */ .GQ)(first));
    const own = isShort ? _policy_model_js__WEBPACK_IMPORTED_MODULE_1__/* .policyPaths */ .ff.find((path) => place.startsWith(`${path}:`)) : undefined;
    return { text: `grant ${place.slice(own?.length ?? 0)}${more.length > 0 ? ` +${more.length}` : ""}`, paint: green };
}
function worstOf(permissions) {
    return permissions.toSorted((a, b) => rankOf(a) - rankOf(b))[0];
}
const ranks = ["refused", "baseline", "waived", "grant", "ceiling", "no-policy"];
function rankOf(permission) {
    return ranks.indexOf((0,_evaluate_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .decisionIn */ .O0)(permission));
}


/***/ }),

/***/ 99077:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GQ: () => (/* binding */ grantPlace),
/* harmony export */   RO: () => (/* binding */ rowsOf),
/* harmony export */   YU: () => (/* binding */ uncheckedFiles),
/* harmony export */   e$: () => (/* binding */ unjudgedFiles),
/* harmony export */   ro: () => (/* binding */ messageWithPlace)
/* harmony export */ });
/* harmony import */ var _inspect_unread_unchecked_hosts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59866);
/* harmony import */ var _model_delegation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20221);
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7277);
/* harmony import */ var _model_load_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6407);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64682);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76311);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64951);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32426);








function rowsOf({ subjects }, permissionOf) {
    const editions = new Map();
    for (const { host, edition } of subjects)
        editions.set(host, (editions.get(host) ?? new Set()).add(edition));
    const rows = new Map();
    for (const subject of subjects) {
        const host = (editions.get(subject.host)?.size ?? 0) > 1 ? `${subject.title} ${subject.edition}` : subject.title;
        const row = rowOf(subject, permissionOf?.(subject));
        const { permission, name, path, powers, isLoaded, notes } = row;
        const decision = permission && [
            permission.excess,
            [...permission.skills],
            permission.grants.map(grantPlace),
            permission.refusedBy,
            permission.isWaived,
        ];
        const key = JSON.stringify([path, name, powers, isLoaded, notes, decision]);
        const same = rows.get(key);
        if (same) {
            same.hosts.add(host);
            same.row = { ...same.row, mode: joined(same.row.mode, row.mode), model: joined(same.row.model, row.model) };
        }
        else
            rows.set(key, { row, rank: rankOf(subject, row), hosts: new Set([host]) });
    }
    return [...rows.values()]
        .sort((a, b) => byRank(a.rank, b.rank) || (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.row.path, b.row.path) || (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.row.name, b.row.name))
        .map(({ row, hosts }) => ({ ...row, hosts: [...hosts] }));
}
function uncheckedFiles({ loads }) {
    const found = new Map();
    for (const { host, title, edition, load } of loads)
        for (const problem of (0,_model_load_js__WEBPACK_IMPORTED_MODULE_6__/* .uncheckedIn */ .kD)(load)) {
            const key = JSON.stringify([host, edition, problem.at.source.path, problem.message]);
            if (!found.has(key))
                found.set(key, { ...problem, host, title, edition });
        }
    return [...found.values()].sort((a, b) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.at.source.path, b.at.source.path) || (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.host, b.host));
}
function unjudgedFiles(inspection) {
    return [
        ...uncheckedFiles(inspection).map(({ host, edition, at, message }) => ({
            host,
            edition,
            path: at.source.path,
            message,
        })),
        ...inspection.unknownHosts.flatMap(({ path: folder, files }) => {
            const { title } = (0,_inspect_unread_unchecked_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .uncheckedHostOf */ .E)(folder) ?? {};
            const message = title === undefined ? "no host that this tool knows reads it" : `this tool does not check ${title}`;
            return files.map((path) => ({ host: "", edition: "", path, message }));
        }),
    ];
}
function joined(some, other) {
    const words = some.split(", ");
    return words.includes(other) || other === "" ? some : [some, other].filter((word) => word !== "").join(", ");
}
function grantPlace({ at }) {
    return `${at.source.path}:${(0,_repo_text_js__WEBPACK_IMPORTED_MODULE_3__/* .positionAt */ .t$)(at.source, at.span.start).line}`;
}
function rowOf({ item }, permission) {
    const { files, verdict, profile } = item;
    return {
        name: (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)((profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .known */ .eO)(profile.name)) ?? ""),
        path: (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(files[0] ?? ""),
        hosts: [],
        powers: profile && (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .capabilitiesOf */ .SF)(profile),
        mode: (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)((profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .known */ .eO)(profile.permissionMode)) ?? ""),
        model: (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)((profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .known */ .eO)(profile.model)) ?? ""),
        isLoaded: verdict.kind === "loaded",
        permission,
        notes: [...notesOf(item), ...(permission?.through ?? []).map((one) => ({ text: throughText(one), isBad: false }))],
    };
}
function notesOf({ verdict, profile, files }) {
    const bypasses = (profile?.bypasses ?? []).filter(({ effect }) => effect !== "unhonoured");
    return [
        ...("problem" in verdict
            ? [{ text: `${verdict.kind}${problemText(verdict.problem, files[0])}`, isBad: true }]
            : []),
        ...(verdict.kind === "shadowed"
            ? [{ text: `shadowed by ${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(verdict.by.files[0] ?? "a built-in")}`, isBad: false }]
            : []),
        ...bypasses.map(({ setting, value, because, effect }) => ({
            text: (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(`\`${setting}: ${value}\` ${because}`),
            isBad: effect === "bypass",
        })),
        ...(profile?.skills ?? []).map((skill) => ({ text: skillText(skill), isBad: false })),
    ];
}
function problemText({ message, at }, file) {
    return at.source.path === file
        ? `, line ${(0,_repo_text_js__WEBPACK_IMPORTED_MODULE_3__/* .positionAt */ .t$)(at.source, at.span.start).line}: ${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(message)}`
        : `: ${messageWithPlace({ message, at })}`;
}
function messageWithPlace({ message, at }) {
    const { line, column } = (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_3__/* .positionAt */ .t$)(at.source, at.span.start);
    return `${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(at.source.path)}:${line}:${column} ${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(message)}`;
}
function throughText({ agent, may }) {
    return `${may.join(", ")} through ${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)((0,_model_delegation_js__WEBPACK_IMPORTED_MODULE_1__/* .displayName */ .Q)(agent))}`;
}
function skillText({ name, may, asks, because, refuses }) {
    const power = refuses ? "does not start" : may.join(", ") || "nothing";
    return `${power} through the skill ${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(name)}${asks ? ", after a question" : ""}: ${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(because)}`;
}
const worst = ["execute", "write", "external", "network", "delegate", "read"];
function rankOf({ item: { profile } }, { isLoaded, powers = [] }) {
    const effects = (profile?.bypasses ?? []).map(({ effect }) => effect);
    return [
        isLoaded ? 0 : 1,
        effects.includes("bypass") ? 0 : 1,
        ...worst.map((capability) => (powers.includes(capability) ? 0 : 1)),
        effects.includes("auto-approve") ? 0 : 1,
    ];
}
function byRank(a, b) {
    const at = a.findIndex((value, i) => value !== b[i]);
    return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}


/***/ }),

/***/ 43942:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ settingRows)
/* harmony export */ });
/* harmony import */ var _inspect_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65831);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76311);
/* harmony import */ var _setting_groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78302);
/* harmony import */ var _setting_target_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52639);




function settingRows({ inspection, settingPermissionOf }, hash) {
    const rows = new Map();
    for (const { host, edition, load } of inspection.loads)
        for (const { name: layer, authority } of load.layers)
            for (const one of authority.filter(addsPower)) {
                const { setting, effect, may = [], server, certainty, at } = one;
                const path = at.source.path;
                const target = (0,_setting_target_js__WEBPACK_IMPORTED_MODULE_1__/* .targetOf */ .$)(one, hash);
                const key = JSON.stringify([host, edition, path, at.span.start, setting, target]);
                if (rows.has(key))
                    continue;
                rows.set(key, {
                    host,
                    edition,
                    layer,
                    path,
                    setting,
                    kind: (0,_setting_groups_js__WEBPACK_IMPORTED_MODULE_2__/* .kindOfSetting */ .cg)({ effect, may }),
                    target,
                    may,
                    server,
                    certainty: certainty ?? (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_0__/* .certaintyOfHost */ .Pb)(host),
                    permission: settingPermissionOf?.({ host, path, effect, may }),
                });
            }
    return [...rows.values()].sort((a, b) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .byBytes */ .bg)(a.path, b.path) || (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .byBytes */ .bg)(a.host, b.host));
}
function addsPower({ effect, may = [] }) {
    if (effect === "narrows" || effect === "unhonoured")
        return false;
    return may.length > 0 || effect === "bypasses" || effect === "auto-approves";
}


/***/ }),

/***/ 78302:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gk: () => (/* binding */ kindWords),
/* harmony export */   L1: () => (/* binding */ groupSettings),
/* harmony export */   Q$: () => (/* binding */ shownValues),
/* harmony export */   U2: () => (/* binding */ settingKinds),
/* harmony export */   cg: () => (/* binding */ kindOfSetting)
/* harmony export */ });
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46447);

function groupSettings(settings) {
    const files = new Map();
    for (const one of settings) {
        const { host, path, setting, effect, because } = one;
        const key = JSON.stringify([host, path]);
        const file = files.get(key) ?? { host, path, groups: new Map() };
        files.set(key, file);
        const name = JSON.stringify([setting, effect, because]);
        (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_0__/* .addTo */ .DN)(file.groups, name, one);
    }
    return [...files.values()].map(({ host, path, groups }) => ({ host, path, groups: [...groups.values()] }));
}
function shownValues(before, after, isSame, shown) {
    if (before === null)
        return shown(after ?? "");
    if (after === null)
        return `${shown(before)} → none`;
    if (before !== after)
        return `${shown(before)} → ${shown(after)}`;
    return isSame ? shown(after) : `${shown(after)} (changed)`;
}
function kindWords(setting) {
    const kind = kindOfSetting(setting);
    return kind === "starts code" && setting.because.startsWith("would ") ? "would start code" : kind;
}
const settingKinds = [
    "asks nobody",
    "asks less",
    "starts code",
    "connects a server",
    "leads elsewhere",
    "allows more",
    "has no effect here",
    "allows less",
];
function kindOfSetting({ effect, may }) {
    if (effect === "bypasses")
        return "asks nobody";
    if (effect === "auto-approves")
        return "asks less";
    if (effect === "unhonoured")
        return "has no effect here";
    if (effect === "narrows")
        return "allows less";
    if (may.includes("execute"))
        return "starts code";
    if (may.includes("external"))
        return "connects a server";
    return may.includes("network") ? "leads elsewhere" : "allows more";
}


/***/ }),

/***/ 52639:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ targetOf),
/* harmony export */   l: () => (/* binding */ shownTarget)
/* harmony export */ });
/* harmony import */ var _sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97544);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32426);
/* harmony import */ var _repo_untyped_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7706);



function targetOf(authority, hash) {
    return String((0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutSecrets */ .cT)(writtenIn(authority), hash, authority.setting));
}
function shownTarget(authority) {
    const { setting, value, may = [], server } = authority;
    const isStarted = server ? server.kind !== "url" : may.includes("execute") && !/^hooks\b/.test(setting);
    return (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)((0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .redacted */ .pc)(isStarted ? writtenIn(authority) : value, setting));
}
function writtenIn({ setting, value, may = [], server, names = [], content }) {
    if (server)
        return server.value;
    if (may.length === 0)
        return value;
    const [name, ...others] = names;
    if (/^hooks\b/.test(setting) && name !== undefined && others.length === 0)
        return name;
    return textIn(setting, (0,_repo_untyped_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parsedJson */ .U4)(content ?? "")) ?? addressIn(content) ?? value;
}
function textIn(setting, content) {
    if (typeof content === "string")
        return content;
    if (typeof content !== "object" || content === null)
        return undefined;
    const table = content;
    const text = table[setting.slice(setting.lastIndexOf(".") + 1)];
    const { args } = table;
    if (typeof text !== "string")
        return undefined;
    const words = Array.isArray(args) ? args.filter((arg) => typeof arg === "string") : [];
    return [text, ...words].join(" ");
}
function addressIn(content = "") {
    return /^[a-z][a-z0-9+.-]*:\/\/\S+/i.exec(content)?.[0];
}


/***/ }),

/***/ 34947:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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