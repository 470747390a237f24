"use strict";
exports.id = 6766;
exports.ids = [6766];
exports.modules = {

/***/ 68264:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isOwn),
/* harmony export */   a: () => (/* binding */ ownPolicyPath)
/* harmony export */ });
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53861);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64951);


function isOwn(at) {
    return !(0,_policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .isForeign */ .jq)(at) && !at.source.path.startsWith("preset:");
}
function ownPolicyPath({ sources }) {
    return sources.findLast(({ ref }) => isOwn((0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(ref)))?.ref ?? _policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .policyPaths */ .ff[0];
}


/***/ }),

/***/ 6766:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addCeilingFixes: () => (/* binding */ addCeilingFixes)
/* harmony export */ });
/* harmony import */ var _hosts_kit_fixes_edits_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(25724);
/* harmony import */ var _hosts_kit_fixes_lists_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6532);
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7277);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64682);
/* harmony import */ var _approvals_policy_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68264);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32426);
/* harmony import */ var _permission_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53954);
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38169);
/* harmony import */ var _insert_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71868);
/* harmony import */ var _owner_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92266);










const days = 90;
const maxTitle = 200;
async function addCeilingFixes(inspection, decisions, { repo, repository }) {
    const fixable = inspection.findings.filter(({ rule, isUnstated }) => rule === "max-capability" && !isUnstated);
    if (fixable.length === 0)
        return;
    const path = (0,_approvals_policy_path_js__WEBPACK_IMPORTED_MODULE_1__/* .ownPolicyPath */ .a)(decisions);
    const source = decisions.sources.find(({ ref }) => ref === path);
    const [ownerOf, insert] = await Promise.all([
        (0,_owner_js__WEBPACK_IMPORTED_MODULE_6__/* .ownerIn */ .f6)({ repo, slug: async () => repository }),
        source && repo.entries.has(path) ? (0,_insert_js__WEBPACK_IMPORTED_MODULE_5__/* .insertionIn */ .F)({ path, text: source.text }) : undefined,
    ]);
    const permissionOf = (0,_permission_js__WEBPACK_IMPORTED_MODULE_3__.permissionsUnder)(decisions, inspection);
    const until = (0,_owner_js__WEBPACK_IMPORTED_MODULE_6__/* .dayAfter */ .PV)(decisions.today, days);
    const ofGrant = (entries) => {
        const [first] = entries;
        if (!first)
            return [];
        const owner = ownerOf(first.file);
        const account = { reason: _entry_js__WEBPACK_IMPORTED_MODULE_4__/* .openReason */ .Lx, owner: owner ?? "?", until };
        const title = `- ${entries.map((entry) => (0,_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .flowText */ .KH)(entry, account)).join(" - ")}`;
        const edits = insert && owner !== undefined ? [insert(entries, () => account)] : [];
        return [{ title: `${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(title)} # under \`grants\` in ${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(path)}`, safe: false, edits }];
    };
    const fixesOf = (finding) => {
        const { host, item, kind, at } = finding;
        if (host === null)
            return [];
        if (kind === "settings")
            return ofGrant((0,_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .settingsEntries */ .mI)({ loads: inspection.loads.filter((load) => load.host === host) }, decisions, at.source.path));
        const subject = item && { host, item };
        if (!subject || kind === "skill-file")
            return [];
        const entries = (0,_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .profileEntries */ .su)([subject], inspection.subjects, permissionOf).filter(({ skills }) => kind === undefined || kind === "reach" ? skills.length === 0 : skills.length > 0);
        return [...(kind === undefined ? narrowed(subject, permissionOf(subject)?.excess ?? []) : []), ...ofGrant(entries)];
    };
    for (const finding of fixable) {
        const { fixes: others = [] } = finding;
        let made;
        Object.defineProperty(finding, "fixes", {
            enumerable: true,
            get: () => (made ??= [...others, ...fixesOf(finding)]),
        });
    }
}
function narrowed({ item }, excess) {
    const { profile } = item;
    if (profile?.grants.state === "implied" && profile.onlyTools && isAllImplied(profile, excess))
        return [profile.onlyTools([])];
    const listed = profile?.grants.state === "stated" ? ((0,_model_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .known */ .eO)(profile.grants) ?? []) : [];
    const gone = profile ? (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_0__/* .grantsOf */ .Rr)(profile).filter(({ capability }) => excess.includes(capability)) : [];
    if (!profile || gone.length === 0 || !gone.every((grant) => listed.includes(grant)))
        return [];
    const tools = new Set(gone.map(({ tool }) => tool));
    if (listed.every(({ tool }) => tools.has(tool)))
        return [];
    const fix = shorter(profile, gone, [...tools]);
    return fix ? [fix] : [];
}
function isAllImplied({ extraGrants }, excess) {
    return !extraGrants.some(({ capability }) => excess.includes(capability));
}
function shorter(profile, gone, tools) {
    const { source } = profile.grants.at;
    if (gone.some(({ at }) => at.source.path !== source.path))
        return undefined;
    const spans = new Map(gone.flatMap(({ at, tool }) => {
        const span = (0,_hosts_kit_fixes_lists_js__WEBPACK_IMPORTED_MODULE_8__/* .wordIn */ .u9)(at, tool);
        return span ? [[span.start, span]] : [];
    }));
    if (spans.size !== tools.length)
        return undefined;
    const text = (0,_hosts_kit_fixes_lists_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutEntries */ .Lf)(source.text, [...spans.values()].sort((a, b) => a.start - b.start));
    if (text === undefined)
        return undefined;
    const fix = (0,_hosts_kit_fixes_edits_js__WEBPACK_IMPORTED_MODULE_9__/* .fixTo */ .dy)(source, text, false, `take out ${tools.map((tool) => `\`${tool}\``).join(", ")}`);
    return { ...fix, title: (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(fix.title).slice(0, maxTitle) };
}


/***/ })

};
;