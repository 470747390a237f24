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
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3082);
/* harmony import */ var _evaluate_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8591);
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3861);
/* harmony import */ var _generated_hosts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9824);
/* harmony import */ var _input_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7480);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2456);









async function runBaseline(options, environment) {
    const places = Object.values(_generated_hosts_js__WEBPACK_IMPORTED_MODULE_6__/* .hosts */ .S).flatMap((host) => host.patterns);
    const input = await (0,_input_js__WEBPACK_IMPORTED_MODULE_7__/* .evaluationInput */ .f)({ ...options, base: undefined, staged: false, user: false, places }, environment);
    try {
        const governing = await (0,_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .governingPolicy */ .G)(options.prune ? input : { ...input, baseline: undefined }, options.today ?? environment.today);
        if ("kind" in governing)
            return (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .refused */ .J)(governing, environment);
        const { decisions, baseline } = governing;
        if (decisions.baseline === "refuse")
            throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .UserError */ .yo(`no baseline is written: ${(0,_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .refusalOf */ .O)(decisions)}`);
        if (options.prune && !baseline)
            throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .UserError */ .yo(`there is no \`${_policy_model_js__WEBPACK_IMPORTED_MODULE_5__/* .baselinePath */ .XB}\` to prune`);
        (0,_platform_disk_write_js__WEBPACK_IMPORTED_MODULE_2__/* .standsAt */ .T)(input.root, _policy_model_js__WEBPACK_IMPORTED_MODULE_5__/* .baselinePath */ .XB);
        const { findings: evaluated } = await (0,_evaluate_index_js__WEBPACK_IMPORTED_MODULE_4__/* .evaluate */ ._)({
            tool: environment.tool,
            repo: input.repo,
            base: undefined,
            options: { decisions },
            repository: null,
            commit: null,
            policyCommit: null,
            notes: [],
            failOn: "never",
            gate: "all",
        });
        if (options.prune && baseline) {
            const kept = (0,_evaluate_baseline_js__WEBPACK_IMPORTED_MODULE_1__.pruned)(baseline, new Map(evaluated.map(({ fingerprint, finding }) => [fingerprint, finding])));
            const gone = baseline.entries.size - kept.length;
            if (gone === 0)
                return answer(`${_policy_model_js__WEBPACK_IMPORTED_MODULE_5__/* .baselinePath */ .XB}: ${kept.length === 1 ? "its one entry" : `every one of its ${counted(kept.length)}`} matches a finding; nothing was changed`, input.notes);
            (0,_platform_disk_write_js__WEBPACK_IMPORTED_MODULE_2__/* .writeInside */ .M)(input.root, _policy_model_js__WEBPACK_IMPORTED_MODULE_5__/* .baselinePath */ .XB, (0,_evaluate_baseline_js__WEBPACK_IMPORTED_MODULE_1__.writeBaseline)(kept), { replace: true });
            return answer(`wrote ${_policy_model_js__WEBPACK_IMPORTED_MODULE_5__/* .baselinePath */ .XB}: ${counted(gone)} taken out, ${kept.length} left`, input.notes);
        }
        const entries = evaluated
            .filter(({ finding, state }) => finding.host !== null && state !== "waived")
            .map(({ finding, fingerprint }) => (0,_evaluate_baseline_js__WEBPACK_IMPORTED_MODULE_1__.entryFor)(finding, fingerprint));
        const count = new Set(entries.map(({ fingerprint }) => fingerprint)).size;
        (0,_platform_disk_write_js__WEBPACK_IMPORTED_MODULE_2__/* .writeInside */ .M)(input.root, _policy_model_js__WEBPACK_IMPORTED_MODULE_5__/* .baselinePath */ .XB, (0,_evaluate_baseline_js__WEBPACK_IMPORTED_MODULE_1__.writeBaseline)(entries), { replace: true });
        return answer(`wrote ${_policy_model_js__WEBPACK_IMPORTED_MODULE_5__/* .baselinePath */ .XB}: ${count === 0 ? "nothing is found, so it lets nothing stand" : `${counted(count)}, for which no later run fails`}`, input.notes);
    }
    finally {
        await input.close();
    }
}
function answer(text, notes) {
    return { code: 0, texts: [{ file: undefined, text: `${text}\n` }], notes };
}
function counted(count) {
    return `${count} ${count === 1 ? "entry" : "entries"}`;
}


/***/ }),

/***/ 8591:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ changesBetween),
  _: () => (/* binding */ evaluate)
});

// EXTERNAL MODULE: ./build/bundle/src/platform/hash.js
var hash = __webpack_require__(1957);
// EXTERNAL MODULE: ./build/bundle/src/inspect/index.js + 4 modules
var inspect = __webpack_require__(147);
// EXTERNAL MODULE: ./build/bundle/src/policy/findings.js
var policy_findings = __webpack_require__(668);
// EXTERNAL MODULE: ./build/bundle/src/model/finding.js
var model_finding = __webpack_require__(290);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/lazy-finding.js


function memoizedFingerprints() {
    const known = new Map();
    return (finding) => {
        let value = known.get(finding);
        if (value === undefined)
            known.set(finding, (value = (0,hash.fingerprint)((0,model_finding/* identityOf */.cu)(finding))));
        return value;
    };
}
class LazyFinding {
    finding;
    state;
    waiver;
    isBaselined;
    #fingerprintOf;
    constructor(evaluated, fingerprintOf) {
        this.finding = evaluated.finding;
        this.state = evaluated.state;
        this.waiver = evaluated.waiver;
        this.isBaselined = evaluated.isBaselined;
        this.#fingerprintOf = fingerprintOf;
    }
    get fingerprint() {
        return this.#fingerprintOf(this.finding);
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/evaluate/apply-policy.js



async function applyPolicy({ head, base }, widened, input) {
    const { options, proposed, baseline } = input;
    const { decisions } = options;
    const fingerprintOf = memoizedFingerprints();
    const baselineCode = baseline || proposed?.baseline ? await __webpack_require__.e(/* import() */ 9341).then(__webpack_require__.bind(__webpack_require__, 1722)) : undefined;
    const staleIn = (entries, { findings }) => entries && baselineCode ? baselineCode.staleEntries(entries, findings, fingerprintOf) : [];
    const known = base &&
        withPolicyFindings(base.inspection, options, {
            decisions,
            stale: staleIn(baseline, base.inspection),
            problems: [],
        });
    const inspection = withPolicyFindings(head.inspection, options, {
        decisions: proposed?.decisions ?? decisions,
        stale: staleIn(proposed ? proposed.baseline : baseline, head.inspection),
        problems: [...(input.policyProblems ?? []), ...(widened?.unapproved ?? [])],
    });
    const existing = known && new Set(known.findings.map(fingerprintOf));
    const context = {
        decisions,
        hasBase: input.base !== undefined,
        isExisting: (finding) => existing?.has(fingerprintOf(finding)) ?? false,
        isBaselined: (finding) => {
            const entry = baseline?.entries.get(fingerprintOf(finding));
            return entry !== undefined && baselineCode?.covers(entry, finding) === true;
        },
        fingerprintOf,
    };
    const findings = inspection.findings.map((finding) => evaluatedFinding(finding, context));
    return {
        inspection,
        findings,
        upcoming: decisions.upcoming(findings.flatMap(({ finding, waiver }) => (waiver ? [] : [finding]))),
    };
}
function evaluatedFinding(finding, context) {
    const isExisting = context.isExisting(finding);
    const waiver = !context.hasBase || isExisting ? (context.decisions.waiver(finding) ?? null) : null;
    const isBaselined = context.isBaselined(finding);
    const state = waiver ? "waived" : isBaselined || isExisting ? "existing" : "new";
    return new LazyFinding({ finding, state, waiver, isBaselined }, context.fingerprintOf);
}
function withPolicyFindings(inspection, { decisions, hosts, starts }, checked) {
    const { subjects, findings } = inspection;
    const isWhole = hosts === undefined && starts === undefined;
    const profiles = subjects.map(({ host, item }) => ({ host, item, path: item.files[0] ?? "" }));
    const facts = isWhole
        ? (0,policy_findings/* policyFacts */._X)(checked.decisions, [...checked.stale, ...checked.problems], { profiles, findings })
        : (0,policy_findings/* policyFacts */._X)(checked.decisions, checked.problems);
    const added = (0,policy_findings/* checkPolicy */.hM)(decisions, facts, (item) => subjects.find((subject) => subject.item === item));
    return added.length === 0 ? inspection : { ...inspection, findings: [...findings, ...added].sort(inspect/* byPlace */.hz) };
}

// EXTERNAL MODULE: ./build/bundle/src/inspect/editions.js
var editions = __webpack_require__(4611);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var profile = __webpack_require__(4682);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/grant-holders.js

async function grantHoldersIn({ subjects }, repo, decisions) {
    const holders = subjects.filter((subject) => usesGrant(subject, decisions));
    if (holders.length === 0)
        return new Map();
    const { fingerprintOf } = await __webpack_require__.e(/* import() */ 8096).then(__webpack_require__.bind(__webpack_require__, 8096));
    return new Map(await Promise.all(holders.map(async (subject) => [subject, await fingerprintOf(subject.item, repo)])));
}
function usesGrant({ host, item }, decisions) {
    const { granted } = decisions.allowance(host, item);
    return (granted.length > 0 &&
        item.profile !== undefined &&
        (0,profile/* capabilitiesOf */.SF)(item.profile).some((capability) => granted.includes(capability)));
}

;// CONCATENATED MODULE: ./build/bundle/src/evaluate/changes.js


async function compareTrees(trees, decisions, approve) {
    const { head, base, fault } = trees;
    const changes = await changesIn(trees, decisions);
    if (!approve || !(base || fault))
        return { changes, widened: undefined };
    const toApprove = changes ?? (await compared(withoutSubjects(head), head, decisions));
    const { widenedUnder } = await __webpack_require__.e(/* import() */ 6438).then(__webpack_require__.bind(__webpack_require__, 6438));
    return { changes, widened: await widenedUnder(decisions, toApprove, approve) };
}
async function changesIn({ head, base }, decisions) {
    if (!base)
        return undefined;
    return base.inspection === head.inspection ? [] : compared(base, head, decisions);
}
async function compared(before, after, decisions) {
    const { compare } = await __webpack_require__.e(/* import() */ 4).then(__webpack_require__.bind(__webpack_require__, 4));
    return compare(firstEditions(before.inspection), firstEditions(after.inspection), new Map([
        ...(await grantHoldersIn(before.inspection, before.repo, decisions)),
        ...(await grantHoldersIn(after.inspection, after.repo, decisions)),
    ]));
}
function firstEditions(inspection) {
    const { loads, subjects } = inspection;
    return { ...inspection, loads: (0,editions/* ofFirstEdition */.kB)(loads, loads), subjects: (0,editions/* ofFirstEdition */.kB)(subjects, loads) };
}
function withoutSubjects({ repo, inspection }) {
    return { repo, inspection: { ...inspection, loads: [], subjects: [] } };
}

// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __webpack_require__(2456);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/inspect-both.js



async function inspectBoth(repo, base, options) {
    if (!base)
        return { head: { repo, inspection: await (0,inspect/* inspect */.Nn)(repo, options) } };
    const usedAtBase = await (0,inspect/* hostsInUse */.GL)(base.repo, options);
    const head = { repo, inspection: await (0,inspect/* inspect */.Nn)(repo, { ...options, usedAtBase }) };
    base.repo.shareCache(repo, base.sharesObjects === true);
    if (await agrees(head, base, options))
        return { head, base: { repo: base.repo, inspection: head.inspection } };
    const inspection = await (0,inspect/* inspect */.Nn)(base.repo, options).catch(userErrorOf);
    return inspection instanceof tree/* UserError */.yo
        ? { head, fault: inspection }
        : { head, base: { repo: base.repo, inspection } };
}
async function agrees({ repo, inspection }, base, { decisions }) {
    if (!base.sharesObjects)
        return false;
    await grantHoldersIn(inspection, repo, decisions);
    return repo.agreesWith(base.repo);
}
function userErrorOf(error) {
    if (error instanceof tree/* UserError */.yo)
        return error;
    throw error;
}

// EXTERNAL MODULE: ./build/bundle/src/generated/hosts.js
var hosts = __webpack_require__(9824);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(6311);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(4951);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/notes.js



function notesOf(inspection, repo, options) {
    return [...emptyDirectories(inspection, repo, options), ...searchedDirectories(inspection, options)];
}
function emptyDirectories({ loads }, repo, { decisions }) {
    return loads.flatMap(({ host, title, load }) => (decisions.hosts[host]?.dirs ?? []).flatMap(({ value, at }) => {
        const path = (0,repo_path/* plain */.pj)(value) ?? value;
        if (findsSomething(load, path))
            return [];
        const { line } = (0,repo_text/* positionAt */.t$)(at.source, at.span.start);
        const exists = ["file", "directory"].includes(repo.resolve(path).kind);
        return [
            `\`hosts.${host}.dirs\` (${at.source.path}:${line}) names \`${value}\`, ${exists ? `in which ${title} finds nothing to read` : "which is not there"}`,
        ];
    }));
}
function findsSomething({ layers, unjudged }, path) {
    return (layers.some(({ name, status, root }) => name !== "builtin" && status !== "absent" && (0,repo_path/* isWithin */.UO)(root, path)) ||
        unjudged.some((problem) => (0,repo_path/* isWithin */.UO)(problem.at.source.path, path)));
}
function searchedDirectories({ loads, subjects }, { decisions, user }) {
    if (subjects.length > 0)
        return [];
    const usual = loads.flatMap(({ host }) => usualDirectories(host, user !== undefined));
    const quoted = [...new Set(usual)].filter((path) => path !== "").map((path) => `\`${path}\``);
    const named = loads.flatMap(({ host, title }) => (decisions.hosts[host]?.dirs ?? []).map(({ value }) => `\`${value || "."}\` for ${title}`));
    return [`no profile found; looked for ${[quoted.join(", "), ...named].filter((part) => part !== "").join(" and ")}`];
}
function usualDirectories(host, withUser) {
    const patterns = (hosts/* hosts */.S[host]?.patterns ?? [])
        .filter((pattern) => withUser || !/^[~$/]/.test(pattern))
        .map((pattern) => pattern.replace(/^\*\*\//, ""));
    const ofProfiles = patterns.filter((pattern) => pattern.includes("*"));
    return (ofProfiles.length > 0 ? ofProfiles : patterns).map((pattern) => pattern.replace(/\/?[^/]*\*.*$/, ""));
}

;// CONCATENATED MODULE: ./build/bundle/src/evaluate/index.js





async function evaluate(input) {
    const { repo, base, options } = input;
    const trees = await inspectBoth(repo, base, options);
    const { changes, widened } = await compareTrees(trees, options.decisions, input.approve);
    const { inspection, findings, upcoming } = await applyPolicy(trees, widened, input);
    return {
        tool: input.tool,
        repository: input.repository,
        commit: input.commit,
        base: base?.commit ?? null,
        sources: sourcesOf(options.decisions, input.policyCommit),
        inspection,
        findings,
        changes,
        ...(await reviewContextOf(changes, input)),
        notes: [
            ...input.notes,
            ...(widened?.notes ?? []),
            ...(trees.fault ? [`the base cannot be read, so every finding is new: ${trees.fault.message}`] : []),
            ...notesOf(inspection, repo, options),
        ],
        failOn: input.failOn,
        gate: input.gate,
        ...(input.policyChanges ? { policyChanges: input.policyChanges } : {}),
        upcoming,
    };
}
function sourcesOf({ sources }, policyCommit) {
    return sources.map(({ ref, text, commit }) => ({
        ref,
        commit: ref.startsWith("preset:") ? null : (commit ?? policyCommit),
        get sha256() {
            return (0,hash.sha256)(text);
        },
    }));
}
async function reviewContextOf(changes, { repo, base, options }) {
    if (!base || !changes || changes.length === 0)
        return {};
    const { reviewContext } = await __webpack_require__.e(/* import() */ 8382).then(__webpack_require__.bind(__webpack_require__, 8382));
    return { reviewContext: await reviewContext(changes, repo, base.repo, options.decisions) };
}
async function changesBetween(base, repo, options) {
    if (base.sharesObjects && repo.agreesWith(base.repo, { whole: true }))
        return { changes: [], notes: [] };
    const trees = await inspectBoth(repo, base, { ...options, skipsRules: true });
    if (trees.fault)
        throw trees.fault;
    const notes = new Set([
        ...unreadNotes(trees.head.inspection, ""),
        ...(trees.base && trees.base.inspection !== trees.head.inspection
            ? unreadNotes(trees.base.inspection, "at the base, ")
            : []),
    ]);
    return { changes: (await changesIn(trees, options.decisions)) ?? [], notes: [...notes] };
}
function unreadNotes({ loads }, prefix) {
    return loads.flatMap(({ load }) => load.unjudged.map(({ message, at }) => `${prefix}\`${at.source.path}\` ${message}`));
}


/***/ })

};
;