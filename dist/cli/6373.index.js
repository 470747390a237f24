"use strict";
exports.id = 6373;
exports.ids = [6373];
exports.modules = {

/***/ 46373:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runGrant: () => (/* binding */ runGrant)
/* harmony export */ });
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49986);
/* harmony import */ var _evaluate_grants_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38169);
/* harmony import */ var _evaluate_grants_insert_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71868);
/* harmony import */ var _evaluate_grants_owner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92266);
/* harmony import */ var _policy_decide_days_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(77034);
/* harmony import */ var _evaluate_permission_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53954);
/* harmony import */ var _generated_hosts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39824);
/* harmony import */ var _inspect_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65831);
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95885);
/* harmony import */ var _model_load_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(6407);
/* harmony import */ var _platform_native_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9144);
/* harmony import */ var _platform_disk_write_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79560);
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(53861);
/* harmony import */ var _repo_spelling_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(26782);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(64951);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(72456);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(32426);
/* harmony import */ var _input_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(1953);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(24652);
/* harmony import */ var _sanitize_counted_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(14135);




















const days = 90;
async function runGrant(options, environment) {
    const places = Object.values(_generated_hosts_js__WEBPACK_IMPORTED_MODULE_5__/* .hosts */ .S).flatMap((host) => host.patterns);
    const input = await (0,_input_js__WEBPACK_IMPORTED_MODULE_14__/* .evaluationInput */ .f)({ ...options, head: options.at, base: undefined, staged: false, user: false, places }, environment);
    try {
        const today = options.today ?? environment.today;
        if (options.until !== undefined && options.until < today)
            throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_12__/* .UserError */ .yo(`\`--until ${options.until}\` is before ${today}`);
        const governing = await (0,_policy_js__WEBPACK_IMPORTED_MODULE_15__/* .governingPolicy */ .G2)({ ...input, baseline: undefined }, today);
        if ("kind" in governing)
            return (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .refused */ .J5)(governing, environment);
        const { decisions } = governing;
        const inspection = await (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_6__/* .inspect */ .Nn)(input.repo, {
            decisions,
            repositoryNames: await input.repositoryNames(),
            skipsRules: true,
        });
        const permissionOf = (0,_evaluate_permission_js__WEBPACK_IMPORTED_MODULE_4__.permissionsUnder)(decisions, inspection);
        const file = fileOf(options.path, input, inspection, environment);
        const subjects = inspection.subjects.filter(({ item }) => item.files[0] === file);
        const entries = [
            ...(0,_evaluate_grants_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .profileEntries */ .su)(subjects, inspection.subjects, permissionOf),
            ...(0,_evaluate_grants_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsEntries */ .mI)(inspection, decisions, file),
        ];
        const permissions = subjects.flatMap((subject) => permissionOf(subject) ?? []);
        if (entries.length === 0)
            return answer(withoutPrompts(file, inspection) ?? nothingFor(file, permissions), input.notes);
        refuseUngrantable(file, entries);
        const owner = options.owner ?? (await (0,_evaluate_grants_owner_js__WEBPACK_IMPORTED_MODULE_3__/* .ownersOf */ .K2)(input))(file);
        const account = () => ({
            reason: _evaluate_grants_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .openReason */ .Lx,
            owner: (0,_evaluate_grants_owner_js__WEBPACK_IMPORTED_MODULE_3__/* .ownerNamed */ .T5)(owner),
            until: options.until ?? (0,_policy_decide_days_js__WEBPACK_IMPORTED_MODULE_16__/* .dayAfter */ .P)(today, days),
        });
        return options.write
            ? await written(entries, account, input, environment)
            : answer(printed(entries, account, input, environment), input.notes);
    }
    finally {
        await input.close();
    }
}
function fileOf(path, { root, repo, commit }, { subjects, loads }, { directory }) {
    const inside = (0,_platform_native_path_js__WEBPACK_IMPORTED_MODULE_8__/* .pathBelow */ .Br)(root, (0,_platform_native_path_js__WEBPACK_IMPORTED_MODULE_8__/* .absolutePath */ .Hi)(directory, path)) ?? (commit === undefined ? undefined : path);
    if (inside === undefined)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_12__/* .UserError */ .yo(`\`${path}\` lies outside ${root}`);
    const profiles = subjects.flatMap(({ item }) => item.files.slice(0, 1));
    const settings = loads.flatMap(({ load }) => load.layers.flatMap(({ authority }) => authority.map(({ at }) => at.source.path)));
    const known = new Set([...profiles, ...settings]);
    const found = [inside, path].find((candidate) => known.has(candidate));
    if (found !== undefined)
        return found;
    const unchecked = loads.flatMap(({ load }) => (0,_model_load_js__WEBPACK_IMPORTED_MODULE_17__/* .uncheckedIn */ .kD)(load)).find(({ at }) => at.source.path === inside);
    if (unchecked)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_12__/* .UserError */ .yo(`\`${inside}\` ${unchecked.message}`);
    throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_12__/* .UserError */ .yo(repo.entries.has(inside)
        ? `no host reads \`${inside}\` as a profile or as settings`
        : `there is no \`${inside}\`${(0,_repo_spelling_js__WEBPACK_IMPORTED_MODULE_18__/* .suggestion */ .h)(inside, known)}`);
}
function withoutPrompts(file, { loads }) {
    const settings = loads.flatMap(({ load }) => load.layers.flatMap(({ authority }) => authority));
    const found = settings.find(({ effect, at }) => effect === "bypasses" && at.source.path === file);
    if (!found)
        return undefined;
    return [
        `no grant covers \`${found.setting}\` in \`${file}\`, which turns off prompts or the sandbox; take it out, or, if it is meant, add this to the policy:`,
        "overrides:",
        `  - { paths: [${JSON.stringify(file)}], rules: { no-permission-bypass: note } }`,
    ].join("\n");
}
function nothingFor(file, permissions) {
    if (permissions.some((permission) => !(0,_evaluate_permission_js__WEBPACK_IMPORTED_MODULE_4__/* .isAllowed */ .Jr)(permission)))
        return `no pattern matches the name of \`${file}\` and nothing else, so no grant can be written for it; rename it first`;
    const grants = [
        ...new Map(permissions.flatMap((permission) => permission.grants).map((grant) => [grant.at, grant])).values(),
    ];
    const by = grants.map(({ at, owner, until }) => `the grant at ${at.source.path}:${(0,_repo_text_js__WEBPACK_IMPORTED_MODULE_11__/* .positionAt */ .t$)(at.source, at.span.start).line} of ${owner}${until === undefined ? "" : ` until ${until}`}`);
    return `\`${file}\` needs no grant: ${by.length === 0 ? "the ceiling allows what it can do" : `${by.join(" and ")} allows it`}`;
}
function refuseUngrantable(file, entries) {
    const refusals = entries.flatMap(({ refusal }) => refusal ?? []);
    if (refusals.length === 0)
        return;
    const may = (0,_model_capability_js__WEBPACK_IMPORTED_MODULE_7__/* .inOrder */ .al)(refusals.flatMap((refusal) => refusal.may));
    const by = [...new Set(refusals.flatMap((refusal) => refusal.by))];
    const isOfSettings = entries.every(({ settings }) => settings.length > 0);
    const fewer = isOfSettings ? "remove the settings that need it" : "give the profile fewer tools";
    throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_12__/* .UserError */ .yo(`\`${file}\` needs ${may.join(", ")}, and \`grantable\` of \`${by.join("`, `")}\` allows no such grant here: it would not count; ask the owner of that policy, or ${fewer}`);
}
function printed(entries, account, { policy }, { screen }) {
    const source = policy && !("kind" in policy) ? policy : undefined;
    const { command } = screen();
    const head = source
        ? `# Add this to ${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_13__/* .visible */ .RK)(source.path)}, and write the reason.`
        : `# There is no policy yet: \`${command} init\` writes ${_policy_model_js__WEBPACK_IMPORTED_MODULE_10__/* .policyPaths */ .ff[0]}. Add this to it, and write the reason.`;
    return `${head}\ngrants:\n${entries.map((entry) => (0,_evaluate_grants_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .blockText */ .dK)(entry, account(), "  ")).join("\n")}`;
}
async function written(entries, account, { root, policy, notes }, { screen }) {
    const { command } = screen();
    if (!policy || "kind" in policy)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_12__/* .UserError */ .yo(`there is no policy to add the grant to; \`${command} init\` writes one`);
    const insert = await (0,_evaluate_grants_insert_js__WEBPACK_IMPORTED_MODULE_2__/* .insertionIn */ .F)(policy);
    if (!insert)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_12__/* .UserError */ .yo(`nothing can be added to \`${policy.path}\` without changing the rest; paste what \`grant\` prints`);
    const { at, text } = insert(entries, account);
    const whole = `${policy.text.slice(0, at.span.start)}${text}${policy.text.slice(at.span.start)}`;
    (0,_platform_disk_write_js__WEBPACK_IMPORTED_MODULE_9__/* .writeInside */ .Mt)(root, policy.path, whole, { replace: true });
    const line = (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_11__/* .positionAt */ .t$)({ path: policy.path, text: whole }, whole.indexOf(_evaluate_grants_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .openReason */ .Lx, at.span.start)).line;
    return answer(`wrote ${(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_19__/* .counted */ .h)(entries.length, "grant")} to ${policy.path}\nnext: replace the reason \`${_evaluate_grants_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .openReason */ .Lx}\` in line ${line}; until then the policy is refused`, notes);
}
function answer(text, notes) {
    return { code: 0, texts: [{ file: undefined, text: `${text.split("\n").map(_sanitize_text_js__WEBPACK_IMPORTED_MODULE_13__/* .visible */ .RK).join("\n")}\n` }], notes };
}


/***/ }),

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


/***/ })

};
;