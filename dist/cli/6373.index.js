"use strict";
exports.id = 6373;
exports.ids = [6373];
exports.modules = {

/***/ 46373:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runGrant: () => (/* binding */ runGrant)
/* harmony export */ });
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22197);
/* harmony import */ var _evaluate_grants_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38169);
/* harmony import */ var _evaluate_grants_insert_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71868);
/* harmony import */ var _evaluate_grants_owner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92266);
/* harmony import */ var _evaluate_permission_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53954);
/* harmony import */ var _generated_hosts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39824);
/* harmony import */ var _inspect_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67141);
/* harmony import */ var _platform_native_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9144);
/* harmony import */ var _platform_disk_write_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79560);
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(53861);
/* harmony import */ var _repo_spelling_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(26782);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(64951);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(72456);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(32426);
/* harmony import */ var _input_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(42162);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(3082);
















const days = 90;
async function runGrant(options, environment) {
    const places = Object.values(_generated_hosts_js__WEBPACK_IMPORTED_MODULE_5__/* .hosts */ .S).flatMap((host) => host.patterns);
    const input = await (0,_input_js__WEBPACK_IMPORTED_MODULE_13__/* .evaluationInput */ .f)({ ...options, head: options.at, base: undefined, staged: false, user: false, places }, environment);
    try {
        const today = options.today ?? environment.today;
        if (options.until !== undefined && options.until < today)
            throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_11__/* .UserError */ .yo(`\`--until ${options.until}\` is before ${today}`);
        const governing = await (0,_policy_js__WEBPACK_IMPORTED_MODULE_14__/* .governingPolicy */ .G)({ ...input, baseline: undefined }, today);
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
            return answer(nothingFor(file, permissions), input.notes);
        const owner = options.owner ?? (await (0,_evaluate_grants_owner_js__WEBPACK_IMPORTED_MODULE_3__/* .ownersOf */ .K2)(input))(file);
        const account = () => ({
            reason: _evaluate_grants_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .openReason */ .Lx,
            owner: (0,_evaluate_grants_owner_js__WEBPACK_IMPORTED_MODULE_3__/* .ownerNamed */ .T5)(owner),
            until: options.until ?? (0,_evaluate_grants_owner_js__WEBPACK_IMPORTED_MODULE_3__/* .dayAfter */ .PV)(today, days),
        });
        const notes = [...input.notes, ...limitsOf(decisions)];
        return options.write
            ? await written(entries, account, input, notes, environment)
            : answer(printed(entries, account, input, environment), notes);
    }
    finally {
        await input.close();
    }
}
function fileOf(path, { root, repo, commit }, { subjects, loads }, { directory }) {
    const inside = (0,_platform_native_path_js__WEBPACK_IMPORTED_MODULE_7__/* .below */ .G)(root, (0,_platform_native_path_js__WEBPACK_IMPORTED_MODULE_7__/* .absolute */ .y)(directory, path)) ?? (commit === undefined ? undefined : path);
    if (inside === undefined)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_11__/* .UserError */ .yo(`\`${path}\` lies outside ${root}`);
    const profiles = subjects.flatMap(({ item }) => item.files.slice(0, 1));
    const settings = loads.flatMap(({ load }) => load.layers.flatMap(({ authority }) => authority.map(({ at }) => at.source.path)));
    const known = new Set([...profiles, ...settings]);
    const found = [inside, path].find((candidate) => known.has(candidate));
    if (found !== undefined)
        return found;
    throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_11__/* .UserError */ .yo(repo.entries.has(inside)
        ? `no host reads \`${inside}\` as a profile or as settings`
        : `there is no \`${inside}\`${(0,_repo_spelling_js__WEBPACK_IMPORTED_MODULE_15__/* .suggestion */ .h)(inside, known)}`);
}
function nothingFor(file, permissions) {
    if (permissions.some((permission) => !(0,_evaluate_permission_js__WEBPACK_IMPORTED_MODULE_4__/* .isAllowed */ .J)(permission)))
        return `no pattern matches the name of \`${file}\` and nothing else, so no grant can be written for it; rename it first`;
    const grants = [
        ...new Map(permissions.flatMap((permission) => permission.grants).map((grant) => [grant.at, grant])).values(),
    ];
    const by = grants.map(({ at, owner, until }) => `the grant at ${at.source.path}:${(0,_repo_text_js__WEBPACK_IMPORTED_MODULE_10__/* .positionAt */ .t$)(at.source, at.span.start).line} of ${owner}${until === undefined ? "" : ` until ${until}`}`);
    return `\`${file}\` needs no grant: ${by.length === 0 ? "the ceiling allows what it can do" : `${by.join(" and ")} allows it`}`;
}
function limitsOf({ policies }) {
    return policies.length > 1
        ? ["an organisation's policy is above this one: the grant counts as far as that calls it `grantable`"]
        : [];
}
function printed(entries, account, { policy }, { screen }) {
    const source = policy && !("kind" in policy) ? policy : undefined;
    const { command } = screen();
    const head = source
        ? `# Add this to ${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_12__/* .visible */ .RK)(source.path)}, and write the reason.`
        : `# There is no policy yet: \`${command} init\` writes ${_policy_model_js__WEBPACK_IMPORTED_MODULE_9__/* .policyPaths */ .ff[0]}. Add this to it, and write the reason.`;
    return `${head}\ngrants:\n${entries.map((entry) => (0,_evaluate_grants_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .blockText */ .dK)(entry, account(), "  ")).join("\n")}`;
}
async function written(entries, account, { root, policy }, notes, { screen }) {
    const { command } = screen();
    if (!policy || "kind" in policy)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_11__/* .UserError */ .yo(`there is no policy to add the grant to; \`${command} init\` writes one`);
    const insert = await (0,_evaluate_grants_insert_js__WEBPACK_IMPORTED_MODULE_2__/* .insertionIn */ .F)(policy);
    if (!insert)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_11__/* .UserError */ .yo(`nothing can be added to \`${policy.path}\` without changing the rest; paste what \`grant\` prints`);
    const { at, text } = insert(entries, account);
    const whole = `${policy.text.slice(0, at.span.start)}${text}${policy.text.slice(at.span.start)}`;
    (0,_platform_disk_write_js__WEBPACK_IMPORTED_MODULE_8__/* .writeInside */ .Mt)(root, policy.path, whole, { replace: true });
    const line = (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_10__/* .positionAt */ .t$)({ path: policy.path, text: whole }, whole.indexOf(_evaluate_grants_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .openReason */ .Lx, at.span.start)).line;
    return answer(`wrote ${entries.length === 1 ? "1 grant" : `${entries.length} grants`} to ${policy.path}\nnext: replace the reason \`${_evaluate_grants_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .openReason */ .Lx}\` in line ${line}; until then the policy is refused`, notes);
}
function answer(text, notes) {
    return { code: 0, texts: [{ file: undefined, text: `${text.split("\n").map(_sanitize_text_js__WEBPACK_IMPORTED_MODULE_12__/* .visible */ .RK).join("\n")}\n` }], notes };
}


/***/ }),

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

/***/ 79560:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   He: () => (/* binding */ requireText),
/* harmony export */   JL: () => (/* binding */ replaceInside),
/* harmony export */   Mt: () => (/* binding */ writeInside),
/* harmony export */   T7: () => (/* binding */ standsAt)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76311);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72456);





function standsAt(root, path) {
    if ((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj)(path) !== path || path === "" || path.startsWith("/"))
        throw new Error(`${path} is not a path below the root`);
    const segments = path.split("/");
    let here = root;
    for (const [i, segment] of segments.entries()) {
        here = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(here, segment);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(here, { throwIfNoEntry: false });
        if (!stats)
            return "nothing";
        const route = segments.slice(0, i + 1).join("/");
        if (stats.isSymbolicLink())
            throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`\`${route}\` is a link, and this tool does not write through links`);
        const isLast = i === segments.length - 1;
        if (isLast ? !stats.isFile() : !stats.isDirectory())
            throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`\`${route}\` is not a ${isLast ? "regular file" : "directory"}`);
    }
    return "file";
}
function writeInside(root, path, text, { replace, mode }) {
    if (standsAt(root, path) === "file" && !replace)
        return false;
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryOf */ .jt)(path));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(directory, { recursive: true });
    standsAt(root, path);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(directory) !== (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(root), (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryOf */ .jt)(path)))
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`\`${(0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryOf */ .jt)(path)}\` leads out of the directory, so nothing is written there`);
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(path));
    const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, `.${(0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(path)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
    try {
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(draft, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_EXCL | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW ?? 0), 0o644);
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, text);
            if (mode !== undefined)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(file, mode);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(file);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        }
        if (replace)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(draft, target);
        else
            return claimed(draft, target);
        return true;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(draft, { force: true });
    }
}
function requireText(root, path, text, errorFor) {
    if (standsAt(root, path) !== "file" || !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path)).equals(Buffer.from(text)))
        throw errorFor(path);
}
function replaceInside(root, path, text) {
    if (standsAt(root, path) !== "file")
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`\`${path}\` is gone`);
    writeInside(root, path, text, { replace: true, mode: (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path)).mode & 0o7777 });
}
function claimed(draft, target) {
    for (const claim of [() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.linkSync)(draft, target), () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.copyFileSync)(draft, target, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.COPYFILE_EXCL)]) {
        try {
            claim();
            return true;
        }
        catch (error) {
            const code = error instanceof Error && "code" in error ? error.code : undefined;
            if (code === "EEXIST")
                return false;
            if (code !== "EPERM" && code !== "ENOTSUP" && code !== "EOPNOTSUPP" && code !== "ENOSYS" && code !== "EMLINK")
                throw error;
        }
    }
    throw new Error(`${target} cannot be written`);
}


/***/ })

};
;