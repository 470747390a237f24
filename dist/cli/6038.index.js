"use strict";
exports.id = 6038;
exports.ids = [6038];
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

/***/ 4728:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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

/***/ 86038:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listJson: () => (/* binding */ listJson)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7277);
/* harmony import */ var _inspect_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65831);
/* harmony import */ var _bounded_lists_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4728);
/* harmony import */ var _decision_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58526);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99077);
/* harmony import */ var _setting_target_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52639);
/* harmony import */ var _sanitize_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34947);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64682);
/* harmony import */ var _evaluate_permission_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53954);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(64951);
/* harmony import */ var _sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(97544);











function listJson({ tool, repository, commit, date, inspection, ownersOf = () => [], permissionOf = () => undefined, settingPermissionOf, }, hash) {
    return (0,_sanitize_json_js__WEBPACK_IMPORTED_MODULE_5__/* .writeJson */ .G)({
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
            layers: inspection.loads.flatMap((load) => layersOf(load, hash, settingPermissionOf)),
            profiles: inspection.subjects.map((subject) => profileOf(subject, hash, { ownersOf, permissionOf })),
            strangers: inspection.unknownHosts,
            unchecked: (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .uncheckedFiles */ .YU)(inspection).map(({ host, edition, message, at }) => ({
                host,
                edition,
                message,
                path: at.source.path,
                ...(0,_repo_text_js__WEBPACK_IMPORTED_MODULE_8__/* .positionAt */ .t$)(at.source, at.span.start),
            })),
        }),
    });
}
function layersOf({ host, load }, hash, permissionOf) {
    return load.layers.map(({ name, root, status, problem, authority }) => ({
        host,
        layer: name,
        root,
        status,
        problem: problemOf(problem),
        authority: authority.map((one) => settingOf(one, host, hash, permissionOf)),
    }));
}
function settingOf(one, host, hash, permissionOf) {
    const { setting, value, effect, at, certainty, may = [] } = one;
    const { through: _, ...permission } = permissionJson(permissionOf?.({ host, path: at.source.path, effect, may }));
    return {
        setting,
        value: (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutSecrets */ .cT)(value, hash, setting),
        target: (0,_setting_target_js__WEBPACK_IMPORTED_MODULE_4__/* .targetOf */ .$)(one, hash),
        path: at.source.path,
        line: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_8__/* .positionAt */ .t$)(at.source, at.span.start).line,
        effect,
        certainty: certainty ?? (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_0__/* .certaintyOfHost */ .Pb)(host),
        ...permission,
    };
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
        name: (profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_10__/* .known */ .eO)(profile.name)) ?? null,
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
        allowed: permission ? (0,_evaluate_permission_js__WEBPACK_IMPORTED_MODULE_7__/* .isAllowed */ .Jr)(permission) : null,
        grant: grant
            ? {
                path: grant.at.source.path,
                line: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_8__/* .positionAt */ .t$)(grant.at.source, grant.at.span.start).line,
                owner: grant.owner,
                until: grant.until ?? null,
            }
            : null,
        ...(0,_decision_js__WEBPACK_IMPORTED_MODULE_2__/* .decisionJson */ .l)(permission),
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
    const { description, model, permissionMode, denied, hooks, servers, skills = [], prompt } = profile;
    const native = profile.native?.();
    return {
        description: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_10__/* .known */ .eO)(description) ?? null,
        model: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_10__/* .known */ .eO)(model) ?? null,
        permissionMode: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_10__/* .known */ .eO)(permissionMode) ?? null,
        capabilities: (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_6__/* .capabilitiesOf */ .SF)(profile),
        grants: (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_6__/* .grantsOf */ .Rr)(profile).map(({ tool, capability, scope }) => ({
            tool: (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutSecrets */ .cT)(tool, hash),
            capability,
            scope: (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutSecrets */ .cT)(scope, hash),
        })),
        denied: (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutSecrets */ .cT)(denied, hash),
        hooks: extras(hooks, hash),
        servers: extras(servers, hash),
        skills: skills.map((skill) => skillOf(skill, hash)),
        prompt: {
            source: prompt.source,
            path: prompt.path,
            bytes: new TextEncoder().encode(prompt.text).length,
            sha256: hash(prompt.text),
        },
        native: native === undefined ? null : (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutSecrets */ .cT)(native, hash),
    };
}
function extras(items, hash) {
    return items.map(({ name, kind, value }) => ({ name, kind, value: (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutSecrets */ .cT)(value, hash) }));
}
function skillOf({ name, path, how, asks, may, because, refuses, at }, hash) {
    return {
        name: (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutSecrets */ .cT)(name, hash),
        path,
        how,
        asks,
        may,
        because: (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutSecrets */ .cT)(because, hash),
        refuses: refuses === true,
        line: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_8__/* .positionAt */ .t$)(at.source, at.span.start).line,
    };
}
function problemOf(problem) {
    if (!problem)
        return null;
    const { message, at } = problem;
    return { message, path: at.source.path, ...(0,_repo_text_js__WEBPACK_IMPORTED_MODULE_8__/* .positionAt */ .t$)(at.source, at.span.start) };
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