"use strict";
exports.id = 376;
exports.ids = [376];
exports.modules = {

/***/ 376:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runBaseline: () => (/* binding */ runBaseline)
/* harmony export */ });
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2197);
/* harmony import */ var _evaluate_baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1722);
/* harmony import */ var _platform_disk_write_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9560);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4652);
/* harmony import */ var _evaluate_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7133);
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3861);
/* harmony import */ var _generated_hosts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9824);
/* harmony import */ var _input_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7912);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2456);









async function runBaseline(asked, surroundings) {
    const places = Object.values(_generated_hosts_js__WEBPACK_IMPORTED_MODULE_6__/* .hosts */ .S).flatMap((host) => host.patterns);
    const matter = await (0,_input_js__WEBPACK_IMPORTED_MODULE_7__/* .evaluationInput */ .f)({ ...asked, base: undefined, staged: false, user: false, places }, surroundings);
    try {
        const governing = await (0,_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .governingPolicy */ .G)(asked.prune ? matter : { ...matter, baseline: undefined }, asked.today ?? surroundings.today);
        if ("kind" in governing)
            return (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .refused */ .J)(governing, surroundings);
        const { decisions, baseline } = governing;
        if (decisions.baseline === "refuse")
            throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .UserError */ .yo(`no baseline is written: ${(0,_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .refusalOf */ .O)(decisions)}`);
        if (asked.prune && !baseline)
            throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .UserError */ .yo(`there is no \`${_policy_model_js__WEBPACK_IMPORTED_MODULE_5__/* .baselinePath */ .XB}\` to prune`);
        (0,_platform_disk_write_js__WEBPACK_IMPORTED_MODULE_2__/* .standsAt */ .T)(matter.root, _policy_model_js__WEBPACK_IMPORTED_MODULE_5__/* .baselinePath */ .XB);
        const { findings: judged } = await (0,_evaluate_index_js__WEBPACK_IMPORTED_MODULE_4__/* .evaluate */ ._)({
            tool: surroundings.tool,
            repo: matter.repo,
            base: undefined,
            options: { decisions },
            repository: null,
            commit: null,
            policyCommit: null,
            notes: [],
            failOn: "never",
            gate: "all",
        });
        if (asked.prune && baseline) {
            const left = (0,_evaluate_baseline_js__WEBPACK_IMPORTED_MODULE_1__.pruned)(baseline, new Map(judged.map(({ fingerprint, finding }) => [fingerprint, finding])));
            const gone = baseline.entries.size - left.length;
            if (gone === 0)
                return told(`${_policy_model_js__WEBPACK_IMPORTED_MODULE_5__/* .baselinePath */ .XB}: ${left.length === 1 ? "its one entry" : `every one of its ${counted(left.length)}`} matches a finding; nothing was changed`, matter.notes);
            (0,_platform_disk_write_js__WEBPACK_IMPORTED_MODULE_2__/* .writeInside */ .M)(matter.root, _policy_model_js__WEBPACK_IMPORTED_MODULE_5__/* .baselinePath */ .XB, (0,_evaluate_baseline_js__WEBPACK_IMPORTED_MODULE_1__.writeBaseline)(left), { replace: true });
            return told(`wrote ${_policy_model_js__WEBPACK_IMPORTED_MODULE_5__/* .baselinePath */ .XB}: ${counted(gone)} taken out, ${left.length} left`, matter.notes);
        }
        const standing = judged
            .filter(({ finding, state }) => finding.host !== null && state !== "waived")
            .map(({ finding, fingerprint }) => (0,_evaluate_baseline_js__WEBPACK_IMPORTED_MODULE_1__.entryFor)(finding, fingerprint));
        const count = new Set(standing.map(({ fingerprint }) => fingerprint)).size;
        (0,_platform_disk_write_js__WEBPACK_IMPORTED_MODULE_2__/* .writeInside */ .M)(matter.root, _policy_model_js__WEBPACK_IMPORTED_MODULE_5__/* .baselinePath */ .XB, (0,_evaluate_baseline_js__WEBPACK_IMPORTED_MODULE_1__.writeBaseline)(standing), { replace: true });
        return told(`wrote ${_policy_model_js__WEBPACK_IMPORTED_MODULE_5__/* .baselinePath */ .XB}: ${count === 0 ? "nothing is found, so it lets nothing stand" : `${counted(count)}, for which no later run fails`}`, matter.notes);
    }
    finally {
        await matter.close();
    }
}
function told(text, notes) {
    return { code: 0, texts: [{ file: undefined, text: `${text}\n` }], notes };
}
function counted(count) {
    return `${count} ${count === 1 ? "entry" : "entries"}`;
}


/***/ }),

/***/ 7133:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ evaluate),
/* harmony export */   i: () => (/* binding */ changesBetween)
/* harmony export */ });
/* harmony import */ var _generated_hosts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9824);
/* harmony import */ var _platform_hash_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1957);
/* harmony import */ var _inspect_editions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4611);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(290);
/* harmony import */ var _inspect_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9099);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6311);
/* harmony import */ var _policy_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(668);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4682);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4951);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2456);










async function evaluate({ tool, repo, base, options: ask, repository, commit, policyCommit, notes, failOn, gate, governanceChange: movement, approve, policyChanges, proposed, baseline, }) {
    const seen = await (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_2__/* .inspect */ .Nn)(repo, await besideOf(base, ask));
    const prints = new Map();
    const printOf = (finding) => {
        let print = prints.get(finding);
        if (print === undefined)
            prints.set(finding, (print = (0,_platform_hash_js__WEBPACK_IMPORTED_MODULE_7__.fingerprint)((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_8__/* .identityOf */ .c)(finding))));
        return print;
    };
    const covers = baseline || proposed?.baseline ? (await __webpack_require__.e(/* import() */ 9341).then(__webpack_require__.bind(__webpack_require__, 1722))).covers : () => false;
    base?.repo.shareCache(repo, base.sharesObjects === true);
    const before = base &&
        ((await isUntouched(base, { inspection: seen, repo }, ask))
            ? seen
            : await (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_2__/* .inspect */ .Nn)(base.repo, ask).catch(unreadable));
    const fault = typeof before === "string" ? before : undefined;
    const earlier = before === undefined || typeof before === "string"
        ? undefined
        : governed(before, ask, undefined, staleIn(baseline, before.findings, printOf, covers));
    const changes = earlier &&
        base &&
        (before === seen ? [] : await changesOf({ inspection: earlier, repo: base.repo }, { inspection: seen, repo }, ask));
    const widened = approve &&
        base &&
        (await widenedIn(changes ??
            (await changesOf({ inspection: { ...seen, loads: [], subjects: [] }, repo: base.repo }, { inspection: seen, repo }, ask)), ask, approve));
    const inspection = governed(seen, ask, movement, staleIn(proposed ? proposed.baseline : baseline, seen.findings, printOf, covers), proposed?.decisions, widened?.unapproved);
    const states = statesOf(inspection.findings, earlier && new Set(earlier.findings.map(printOf)), printOf);
    const { decisions } = ask;
    const waiverOf = (finding) => base === undefined || states.get(finding) === "existing" ? decisions.waiver(finding) : undefined;
    return {
        tool,
        repository,
        commit,
        base: base?.commit ?? null,
        sources: decisions.sources.map(({ ref, text, commit: read }) => ({
            ref,
            commit: ref.startsWith("preset:") ? null : (read ?? policyCommit),
            get sha256() {
                return (0,_platform_hash_js__WEBPACK_IMPORTED_MODULE_7__.sha256)(text);
            },
        })),
        inspection,
        findings: inspection.findings.map((finding) => {
            const waiver = waiverOf(finding) ?? null;
            const entry = baseline?.entries.get(printOf(finding));
            const isBaselined = entry !== undefined && covers(entry, finding);
            return new Standing(finding, waiver ? "waived" : isBaselined ? "existing" : (states.get(finding) ?? "new"), waiver, isBaselined, printOf);
        }),
        changes,
        ...(changes && base && changes.length > 0
            ? {
                reviewContext: await (await __webpack_require__.e(/* import() */ 8382).then(__webpack_require__.bind(__webpack_require__, 8382))).reviewContext(changes, repo, base.repo, decisions),
            }
            : {}),
        notes: [
            ...notes,
            ...(widened?.notes ?? []),
            ...(fault === undefined ? [] : [`the base cannot be read, so every finding is new: ${fault}`]),
            ...vacant(inspection, repo, ask),
            ...looked(inspection, ask),
        ],
        failOn,
        gate,
        ...(policyChanges ? { policyChanges } : {}),
        upcoming: decisions.upcoming(inspection.findings.filter((finding) => !waiverOf(finding))),
    };
}
async function changesBetween(base, repo, ask) {
    if (base.sharesObjects && repo.agreesWith(base.repo, { whole: true }))
        return { changes: [], notes: [] };
    const unjudged = { ...ask, isUnjudged: true };
    const inspection = await (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_2__/* .inspect */ .Nn)(repo, await besideOf(base, unjudged));
    base.repo.shareCache(repo, base.sharesObjects === true);
    const before = (await isUntouched(base, { inspection, repo }, ask)) ? inspection : await (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_2__/* .inspect */ .Nn)(base.repo, unjudged);
    const unread = ({ loads }, side) => loads.flatMap(({ load }) => load.unjudged.map(({ message, at }) => `${side}\`${at.source.path}\` ${message}`));
    const notes = [
        ...new Set([...unread(inspection, ""), ...(before === inspection ? [] : unread(before, "at the base, "))]),
    ];
    return {
        changes: before === inspection ? [] : await changesOf({ inspection: before, repo: base.repo }, { inspection, repo }, ask),
        notes,
    };
}
async function isUntouched({ repo: other, sharesObjects: sharesObjects }, head, { decisions }) {
    if (!sharesObjects)
        return false;
    await holdersIn(head, decisions);
    return head.repo.agreesWith(other);
}
async function changesOf(before, after, { decisions }) {
    const { compare } = await __webpack_require__.e(/* import() */ 2642).then(__webpack_require__.bind(__webpack_require__, 2642));
    return compare(compared(before.inspection), compared(after.inspection), new Map([...(await holdersIn(before, decisions)), ...(await holdersIn(after, decisions))]));
}
async function widenedIn(changes, { decisions }, approve) {
    return (await __webpack_require__.e(/* import() */ 1634).then(__webpack_require__.bind(__webpack_require__, 1634))).widenedUnder(decisions, changes, approve);
}
async function besideOf(base, ask) {
    return base ? { ...ask, usedAtBase: await (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_2__/* .hostsInUse */ .GL)(base.repo, ask) } : ask;
}
function compared(inspection) {
    const { loads, subjects } = inspection;
    return { ...inspection, loads: (0,_inspect_editions_js__WEBPACK_IMPORTED_MODULE_1__/* .newestOf */ .su)(loads, loads), subjects: (0,_inspect_editions_js__WEBPACK_IMPORTED_MODULE_1__/* .newestOf */ .su)(subjects, loads) };
}
function statesOf(findings, base, printOf) {
    return new Map(findings.map((finding) => [finding, base?.has(printOf(finding)) ? "existing" : "new"]));
}
async function holdersIn({ inspection: { subjects }, repo }, decisions) {
    const holding = subjects.filter(({ host, item }) => {
        const { granted } = decisions.allowance(host, item);
        return (granted.length > 0 &&
            item.profile !== undefined &&
            (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_4__/* .capabilitiesOf */ .SF)(item.profile).some((capability) => granted.includes(capability)));
    });
    if (holding.length === 0)
        return new Map();
    const { fingerprintOf } = await __webpack_require__.e(/* import() */ 8096).then(__webpack_require__.bind(__webpack_require__, 8096));
    return new Map(await Promise.all(holding.map(async (subject) => [subject, await fingerprintOf(subject.item, repo)])));
}
function governed(inspection, { decisions, hosts: some, starts }, movement = { loosened: [], weakened: [] }, stale = [], answering = decisions, unapproved = []) {
    const whole = some === undefined && starts === undefined;
    const about = inspection.subjects.map(({ host, item }) => ({ host, item, path: item.files[0] ?? "" }));
    const standing = (0,_policy_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .policyFacts */ ._X)(answering, about, inspection.findings, movement, unapproved);
    const own = (0,_policy_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .checkPolicy */ .hM)(decisions, { ...standing, unused: whole ? [...standing.unused, ...stale] : [] }, (item) => inspection.subjects.find((subject) => subject.item === item));
    return own.length === 0 ? inspection : { ...inspection, findings: [...inspection.findings, ...own].sort(_inspect_index_js__WEBPACK_IMPORTED_MODULE_2__/* .byPlace */ .hz) };
}
function staleIn(baseline, findings, printOf, covers) {
    if (!baseline)
        return [];
    const found = new Map(findings.map((finding) => [printOf(finding), finding]));
    return [...baseline.entries.values()]
        .filter((entry) => !covers(entry, found.get(entry.fingerprint)))
        .map(({ rule, kind, path, profile, at }) => ({
        message: `the entry of the baseline for \`${kind === null ? rule : `${rule}/${kind}`}\` in \`${path}\`${profile === null ? "" : ` (\`${profile}\`)`} matches no finding any more; \`baseline --prune\` takes it out`,
        at,
    }));
}
class Standing {
    finding;
    state;
    waiver;
    isBaselined;
    #printOf;
    constructor(finding, state, waiver, isBaselined, printOf) {
        this.finding = finding;
        this.state = state;
        this.waiver = waiver;
        this.isBaselined = isBaselined;
        this.#printOf = printOf;
    }
    get fingerprint() {
        return this.#printOf(this.finding);
    }
}
function unreadable(error) {
    if (error instanceof _repo_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .yo)
        return error.message;
    throw error;
}
function vacant({ loads }, repo, { decisions }) {
    return loads.flatMap(({ host, title, load }) => (decisions.hosts[host]?.dirs ?? []).flatMap(({ value, at }) => {
        const path = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj)(value) ?? value;
        const layers = load.layers.filter(({ name, status }) => name !== "builtin" && status !== "absent");
        if (layers.some(({ root }) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_9__/* .isWithin */ .UO)(root, path)) ||
            load.unjudged.some((problem) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_9__/* .isWithin */ .UO)(problem.at.source.path, path)))
            return [];
        const { line } = (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_5__/* .positionAt */ .t$)(at.source, at.span.start);
        const isThere = ["file", "directory"].includes(repo.resolve(path).kind);
        return [
            `\`hosts.${host}.dirs\` (${at.source.path}:${line}) names \`${value}\`, ${isThere ? `in which ${title} finds nothing to read` : "which is not there"}`,
        ];
    }));
}
function looked({ loads, subjects }, { decisions, user }) {
    if (subjects.length > 0)
        return [];
    const usual = loads.flatMap(({ host }) => {
        const places = (_generated_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .hosts */ .S[host]?.patterns ?? [])
            .filter((place) => user !== undefined || !/^[~$/]/.test(place))
            .map((place) => place.replace(/^\*\*\//, ""));
        const profiles = places.filter((place) => place.includes("*"));
        return (profiles.length > 0 ? profiles : places).map((place) => place.replace(/\/?[^/]*\*.*$/, ""));
    });
    const named = loads.flatMap(({ host, title }) => (decisions.hosts[host]?.dirs ?? []).map(({ value }) => `\`${value || "."}\` for ${title}`));
    const quoted = [...new Set(usual)].filter((place) => place !== "").map((place) => `\`${place}\``);
    return [`no profile found; looked for ${[quoted.join(", "), ...named].filter((part) => part !== "").join(" and ")}`];
}


/***/ })

};
;