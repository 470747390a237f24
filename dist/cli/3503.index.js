"use strict";
exports.id = 3503;
exports.ids = [3503];
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

/***/ 6567:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G5: () => (/* binding */ byImportance),
/* harmony export */   OA: () => (/* binding */ fields),
/* harmony export */   T0: () => (/* binding */ pageSize),
/* harmony export */   ZB: () => (/* binding */ mostRows),
/* harmony export */   _q: () => (/* binding */ mostPrinted),
/* harmony export */   b7: () => (/* binding */ isSettingKind),
/* harmony export */   f: () => (/* binding */ powerOf),
/* harmony export */   gF: () => (/* binding */ policyWords),
/* harmony export */   h1: () => (/* binding */ uncheckedWord),
/* harmony export */   oG: () => (/* binding */ pageRow),
/* harmony export */   zH: () => (/* binding */ widenedWord)
/* harmony export */ });
/* unused harmony exports staleWord, longestValue */
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32426);
/* harmony import */ var _setting_groups_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78302);


const fields = [
    "repository",
    "conclusion",
    "problem",
    "stale",
    "date",
    "gate",
    "pin",
    "power",
    "host",
    "edition",
    "layer",
    "path",
    "name",
    "verdict",
    "can",
    "policy",
    "grant",
    "owner",
    "until",
    "codeOwners",
    "mode",
    "model",
    "servers",
    "decision",
    "refusedBy",
    "through",
];
const policyWords = {
    allowed: "allowed",
    granted: "granted",
    refused: "not allowed",
    waived: "waived",
    baselined: "in the baseline",
    unknown: "unknown",
};
const uncheckedWord = "unchecked";
const staleWord = "stale";
const widenedWord = "widened";
const worstFirst = ["execute", "write", "external", "network", "delegate", "read"];
const mostRows = 10_000;
const pageSize = 100;
const mostPrinted = 2_000;
const longestValue = 300;
function pageRow(values) {
    return Object.fromEntries(fields.map((field) => [field, short(values[field] ?? "")]));
}
function short(text) {
    if (text.length <= longestValue)
        return (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text);
    return `${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text.slice(0, longestValue).replace(/[\ud800-\udbff]$/, ""))}…`;
}
function powerOf({ can }) {
    const words = can.split(" ");
    return worstFirst.reduce((sum, capability, at) => (words.includes(capability) ? sum + 2 ** (5 - at) : sum), 0);
}
function byImportance(a, b) {
    return (groupOf(a) - groupOf(b) ||
        powerOf(b) - powerOf(a) ||
        byText(a.repository, b.repository) ||
        byText(a.path, b.path) ||
        byText(a.host, b.host) ||
        byText(a.name, b.name));
}
function groupOf({ verdict, policy, conclusion }) {
    if (verdict === "")
        return conclusion === "unreached" || conclusion === "undecided" ? 1 : 4;
    if (verdict === uncheckedWord)
        return 1;
    if (isSettingKind(verdict))
        return verdict === "asks nobody" || isAgainst(policy) ? 0 : 2;
    if (verdict !== "loaded")
        return 3;
    return isAgainst(policy) ? 0 : 2;
}
function isAgainst(policy) {
    return policy === policyWords.refused || policy === policyWords.baselined;
}
function isSettingKind(verdict) {
    return _setting_groups_js__WEBPACK_IMPORTED_MODULE_1__/* .settingKinds */ .U2.includes(verdict);
}
function byText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
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

/***/ 84389:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listHtml: () => (/* binding */ listHtml)
/* harmony export */ });
/* harmony import */ var _evaluate_permission_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53954);
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95885);
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7277);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64682);
/* harmony import */ var _sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97544);
/* harmony import */ var _html_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45043);
/* harmony import */ var _html_row_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6567);
/* harmony import */ var _decision_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58526);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99077);
/* harmony import */ var _setting_rows_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43942);
/* harmony import */ var _sanitize_counted_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(14135);











function listHtml(input, hash) {
    const { tool, repository, commit, date, inspection, permissionOf } = input;
    const all = [
        ...inspection.subjects.map((subject) => rowOf(subject, input, hash)),
        ...(0,_setting_rows_js__WEBPACK_IMPORTED_MODULE_8__/* .settingRows */ .m)(input, hash).map(settingRow),
        ...(0,_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .unjudgedFiles */ .e$)(inspection).map(({ host, edition, path, message }) => (0,_html_row_js__WEBPACK_IMPORTED_MODULE_5__/* .pageRow */ .oG)({
            host,
            edition,
            path,
            verdict: "unchecked",
            policy: _html_row_js__WEBPACK_IMPORTED_MODULE_5__/* .policyWords */ .gF.unknown,
            problem: message,
        })),
    ];
    const { rows, left } = (0,_html_page_js__WEBPACK_IMPORTED_MODULE_4__/* .importantRows */ .E)(all);
    const isStated = inspection.subjects.some((subject) => permissionOf?.(subject)?.stated);
    return (0,_html_page_js__WEBPACK_IMPORTED_MODULE_4__/* .htmlPage */ .X)({
        title: `Subagents of ${repository ?? "this repository"}`,
        about: [`As of ${date}`, `${tool.name} ${tool.version}`, commit === null ? "" : `commit ${commit}`].filter((text) => text !== ""),
        totals: totalsOf(all, inspection.subjects.length, isStated),
        notes: isStated
            ? []
            : ["No policy states a ceiling. “Not allowed” means: more than the default ceiling, which is read."],
        rows,
        more: { count: left, where: "The command list --format csv prints every row." },
    });
}
function totalsOf(all, profiles, isStated) {
    const count = (test) => all.filter((row) => !(0,_html_row_js__WEBPACK_IMPORTED_MODULE_5__/* .isSettingKind */ .b7)(row.verdict) && test(row)).length;
    const can = (capability) => ({
        count: count((row) => row.can.split(" ").includes(capability)),
        title: `can ${_model_capability_js__WEBPACK_IMPORTED_MODULE_1__/* .phrases */ .HJ[capability]}`,
        view: `power=${capability}`,
    });
    const baselined = count(({ policy }) => policy === _html_row_js__WEBPACK_IMPORTED_MODULE_5__/* .policyWords */ .gF.baselined);
    return [
        {
            count: profiles,
            title: (0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_9__/* .nounFor */ .A)(profiles, "profile"),
            isFirst: true,
        },
        can("write"),
        can("execute"),
        {
            count: count(({ policy }) => policy === _html_row_js__WEBPACK_IMPORTED_MODULE_5__/* .policyWords */ .gF.refused),
            title: "not allowed",
            view: "policy=not+allowed",
            ...(isStated ? { isBad: true } : {}),
        },
        ...(baselined > 0
            ? [
                {
                    count: baselined,
                    title: _html_row_js__WEBPACK_IMPORTED_MODULE_5__/* .policyWords */ .gF.baselined,
                    view: `policy=${_html_row_js__WEBPACK_IMPORTED_MODULE_5__/* .policyWords */ .gF.baselined.replaceAll(" ", "+")}`,
                },
            ]
            : []),
        { count: count(({ verdict }) => verdict !== "loaded"), title: "not loaded by the host" },
    ];
}
function rowOf(subject, { ownersOf = () => [], permissionOf }, hash) {
    const { host, edition, item } = subject;
    const { profile, files, layer, verdict } = item;
    const [path] = files;
    const textOf = (fact) => {
        const value = fact && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_10__/* .known */ .eO)(fact);
        return value === undefined ? undefined : String((0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutSecrets */ .cT)(value, hash));
    };
    return (0,_html_row_js__WEBPACK_IMPORTED_MODULE_5__/* .pageRow */ .oG)({
        host,
        edition,
        layer: layer.name,
        path,
        name: textOf(profile?.name),
        verdict: verdict.kind,
        can: profile && (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .capabilitiesOf */ .SF)(profile).join(" "),
        ...decisionOf(permissionOf?.(subject)),
        codeOwners: path === undefined ? "" : ownersOf(path).join(" "),
        mode: textOf(profile?.permissionMode),
        model: textOf(profile?.model),
        servers: profile?.servers
            .map(({ name, value }) => `${String((0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutSecrets */ .cT)(name, hash))}: ${String((0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutSecrets */ .cT)(value, hash))}`)
            .join("; "),
    });
}
function settingRow({ host, edition, layer, path, setting, kind, target, may, permission }) {
    return (0,_html_row_js__WEBPACK_IMPORTED_MODULE_5__/* .pageRow */ .oG)({
        host,
        edition,
        layer,
        path,
        name: setting,
        verdict: kind,
        can: may.join(" "),
        ...(permission ? decisionOf(permission) : {}),
        servers: target,
    });
}
function decisionOf(permission) {
    if (!permission)
        return { policy: _html_row_js__WEBPACK_IMPORTED_MODULE_5__/* .policyWords */ .gF.unknown };
    const { decision, refusedBy, waiver, through } = (0,_decision_js__WEBPACK_IMPORTED_MODULE_6__/* .decisionJson */ .l)(permission);
    const [grant] = permission.grants;
    const place = grant && { at: (0,_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .grantPlace */ .GQ)(grant), owner: grant.owner, until: grant.until };
    const by = decision === "waived" && waiver ? { ...waiver, at: `${waiver.path}:${waiver.line}` } : place;
    return {
        policy: policyWordOf(permission, decision),
        ...((0,_evaluate_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .isAllowed */ .Jr)(permission) && by ? { grant: by.at, owner: by.owner, until: by.until } : {}),
        decision,
        refusedBy: refusedBy.join(", "),
        through: through.map(_decision_js__WEBPACK_IMPORTED_MODULE_6__/* .throughWords */ .j).join("; "),
    };
}
function policyWordOf(permission, decision) {
    if (decision === "baseline")
        return _html_row_js__WEBPACK_IMPORTED_MODULE_5__/* .policyWords */ .gF.baselined;
    if (!(0,_evaluate_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .isAllowed */ .Jr)(permission))
        return _html_row_js__WEBPACK_IMPORTED_MODULE_5__/* .policyWords */ .gF.refused;
    if (decision === "waived")
        return _html_row_js__WEBPACK_IMPORTED_MODULE_5__/* .policyWords */ .gF.waived;
    return permission.grants.length > 0 ? _html_row_js__WEBPACK_IMPORTED_MODULE_5__/* .policyWords */ .gF.granted : _html_row_js__WEBPACK_IMPORTED_MODULE_5__/* .policyWords */ .gF.allowed;
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