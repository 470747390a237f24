"use strict";
exports.id = 26;
exports.ids = [26];
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

/***/ 40026:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   csvLine: () => (/* binding */ csvLine),
/* harmony export */   listCsv: () => (/* binding */ listCsv)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7277);
/* harmony import */ var _inspect_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65831);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64682);
/* harmony import */ var _evaluate_permission_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53954);
/* harmony import */ var _sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97544);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32426);
/* harmony import */ var _decision_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58526);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99077);
/* harmony import */ var _setting_rows_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43942);









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
    "decision",
    "refused_by",
    "waiver",
    "waiver_owner",
    "waiver_until",
    "through",
];
function listCsv(result, hash) {
    const rows = [
        ...result.inspection.subjects.map((subject) => rowOf(subject, result, hash)),
        ...(0,_setting_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .settingRows */ .m)(result, hash).map((setting) => settingRow(setting, result)),
        ...(0,_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .unjudgedFiles */ .e$)(result.inspection).map((file) => unjudgedRow(file, result)),
    ];
    return [[...columns], ...rows.map((row) => columns.map((column) => shortened(row[column] ?? "", column)))]
        .map(csvLine)
        .join("");
}
const longestText = 1_000;
const longest = 30_000;
const ownWords = ["name", "mode", "model", "description"];
function shortened(value, column) {
    const limit = ownWords.includes(column) ? longestText : longest;
    if (value.length <= limit)
        return value;
    return `${value.slice(0, limit).replace(/[\ud800-\udbff]$/, "")}… (cut, ${value.length} characters)`;
}
function csvLine(cells) {
    return `${cells.map(cell).join(",")}\r\n`;
}
function settingRow(row, input) {
    const { host, edition, layer, path, setting, kind, target, may, server, certainty, permission } = row;
    return {
        ...placeOf(host, edition, path, input),
        layer,
        name: setting,
        verdict: "setting",
        capabilities: may.join(" "),
        servers: server ? `${server.name}: ${target}` : "",
        certainty,
        description: `${kind}: ${target}`,
        ...(permission ? decisionOf(permission) : {}),
    };
}
function unjudgedRow({ host, edition, path, message }, input) {
    return { ...placeOf(host, edition, path, input), verdict: "unchecked", description: message };
}
function rowOf(subject, input, hash) {
    const { host, edition, item } = subject;
    return {
        ...placeOf(host, edition, item.files[0] ?? "", input),
        layer: item.layer.name,
        verdict: item.verdict.kind,
        ...factsOf(item.profile, hash),
        ...decisionOf(input.permissionOf?.(subject)),
        certainty: (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_0__/* .certaintyOf */ .hh)(host, item),
    };
}
function placeOf(host, edition, path, input) {
    const { tool, repository, commit, date, ownersOf = () => [] } = input;
    return {
        tool: tool.name,
        version: tool.version,
        repository: repository ?? "",
        commit: commit ?? "",
        date,
        host,
        edition,
        path,
        code_owners: path === "" ? "" : ownersOf(path).join(" "),
    };
}
function factsOf(profile, hash) {
    if (!profile)
        return { name: "", capabilities: "", mode: "", model: "", servers: "", description: "" };
    return {
        name: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_8__/* .known */ .eO)(profile.name) ?? "",
        capabilities: (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilitiesOf */ .SF)(profile).join(" "),
        mode: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_8__/* .known */ .eO)(profile.permissionMode) ?? "",
        model: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_8__/* .known */ .eO)(profile.model) ?? "",
        servers: profile.servers.map(({ name, value }) => `${name}: ${String((0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutSecrets */ .cT)(value, hash))}`).join("; "),
        description: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_8__/* .known */ .eO)(profile.description) ?? "",
    };
}
function decisionOf(permission) {
    const [grant] = permission?.grants ?? [];
    return {
        ...reasonsOf(permission),
        allowed: permission ? ((0,_evaluate_permission_js__WEBPACK_IMPORTED_MODULE_2__/* .isAllowed */ .Jr)(permission) ? "yes" : "no") : "",
        grant: grant ? (0,_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .grantPlace */ .GQ)(grant) : "",
        owner: grant?.owner ?? "",
        until: grant?.until ?? "",
    };
}
function reasonsOf(permission) {
    const { decision, refusedBy, waiver, through } = (0,_decision_js__WEBPACK_IMPORTED_MODULE_5__/* .decisionJson */ .l)(permission);
    return {
        decision: decision ?? "",
        refused_by: refusedBy.join(" "),
        waiver: waiver ? `${waiver.path}:${waiver.line}` : "",
        waiver_owner: waiver?.owner ?? "",
        waiver_until: waiver?.until ?? "",
        through: through.map(_decision_js__WEBPACK_IMPORTED_MODULE_5__/* .throughWords */ .j).join("; "),
    };
}
const formula = /^[=+\-@|%]/;
function cell(value) {
    const text = (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(value);
    const inert = formula.test(text.trimStart()) ? `'${text}` : text;
    return /[",;]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
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


/***/ })

};
;