"use strict";
exports.id = 376;
exports.ids = [376,668,1722,9341];
exports.modules = {

/***/ 10376:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runBaseline: () => (/* binding */ runBaseline)
/* harmony export */ });
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22197);
/* harmony import */ var _evaluate_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97916);
/* harmony import */ var _evaluate_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71722);
/* harmony import */ var _platform_disk_write_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79560);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3082);
/* harmony import */ var _evaluate_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36288);
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53861);
/* harmony import */ var _generated_hosts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39824);
/* harmony import */ var _input_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(42162);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(72456);










async function runBaseline(options, environment) {
    const places = Object.values(_generated_hosts_js__WEBPACK_IMPORTED_MODULE_7__/* .hosts */ .S).flatMap((host) => host.patterns);
    const input = await (0,_input_js__WEBPACK_IMPORTED_MODULE_8__/* .evaluationInput */ .f)({ ...options, head: options.at, base: undefined, staged: false, user: false, places }, environment);
    try {
        const governing = await (0,_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .governingPolicy */ .G)(options.prune ? input : { ...input, baseline: undefined }, options.today ?? environment.today);
        if ("kind" in governing)
            return (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .refused */ .J5)(governing, environment);
        const { decisions, baseline } = governing;
        if (decisions.baseline === "refuse")
            throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_9__/* .UserError */ .yo(`no baseline written: ${(0,_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .refusalOf */ .O)(decisions)}`);
        if (options.prune && !baseline)
            throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_9__/* .UserError */ .yo(`there is no \`${_policy_model_js__WEBPACK_IMPORTED_MODULE_6__/* .baselinePath */ .XB}\` to prune`);
        if (input.below !== "")
            throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_9__/* .UserError */ .yo(`a baseline is about the whole repository ${input.root}; run this without \`--root\``);
        if (options.at === undefined)
            (0,_platform_disk_write_js__WEBPACK_IMPORTED_MODULE_3__/* .standsAt */ .T7)(input.root, _policy_model_js__WEBPACK_IMPORTED_MODULE_6__/* .baselinePath */ .XB);
        const { findings: evaluated } = await (0,_evaluate_index_js__WEBPACK_IMPORTED_MODULE_5__/* .evaluate */ ._)({
            tool: environment.tool,
            repo: input.repo,
            base: undefined,
            options: { decisions, repositoryNames: await input.repositoryNames() },
            repository: null,
            commit: null,
            policyCommit: null,
            notes: [],
            failOn: (0,_evaluate_result_js__WEBPACK_IMPORTED_MODULE_1__/* .failOnAll */ .x3)("never"),
            gate: "all",
        });
        if (options.prune && baseline) {
            const kept = (0,_evaluate_baseline_js__WEBPACK_IMPORTED_MODULE_2__.pruned)(baseline, new Map(evaluated.map(({ fingerprint, finding }) => [fingerprint, finding])));
            const gone = baseline.entries.size - kept.length;
            if (gone === 0)
                return answer(`${_policy_model_js__WEBPACK_IMPORTED_MODULE_6__/* .baselinePath */ .XB}: ${kept.length === 1 ? "its one entry" : `every one of its ${counted(kept.length)}`} matches a finding; nothing was changed`, input.notes);
            (0,_platform_disk_write_js__WEBPACK_IMPORTED_MODULE_3__/* .writeInside */ .Mt)(input.root, _policy_model_js__WEBPACK_IMPORTED_MODULE_6__/* .baselinePath */ .XB, (0,_evaluate_baseline_js__WEBPACK_IMPORTED_MODULE_2__.writeBaseline)(kept), { replace: true });
            return answer(`wrote ${_policy_model_js__WEBPACK_IMPORTED_MODULE_6__/* .baselinePath */ .XB}: ${counted(gone)} removed, ${kept.length} left`, input.notes);
        }
        const entries = evaluated
            .filter(({ finding, state }) => finding.host !== null && state !== "waived")
            .map(({ finding, fingerprint }) => (0,_evaluate_baseline_js__WEBPACK_IMPORTED_MODULE_2__.entryFor)(finding, fingerprint));
        const count = new Set(entries.map(({ fingerprint }) => fingerprint)).size;
        if (options.at !== undefined)
            return { code: 0, texts: [{ file: undefined, text: (0,_evaluate_baseline_js__WEBPACK_IMPORTED_MODULE_2__.writeBaseline)(entries) }], notes: input.notes };
        (0,_platform_disk_write_js__WEBPACK_IMPORTED_MODULE_3__/* .writeInside */ .Mt)(input.root, _policy_model_js__WEBPACK_IMPORTED_MODULE_6__/* .baselinePath */ .XB, (0,_evaluate_baseline_js__WEBPACK_IMPORTED_MODULE_2__.writeBaseline)(entries), { replace: true });
        return answer(`wrote ${_policy_model_js__WEBPACK_IMPORTED_MODULE_6__/* .baselinePath */ .XB}: ${count === 0 ? "no findings, so it is empty" : `${counted(count)}, which no longer fail the check`}`, input.notes);
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

/***/ 71722:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   covers: () => (/* binding */ covers),
/* harmony export */   entryFor: () => (/* binding */ entryFor),
/* harmony export */   pruned: () => (/* binding */ pruned),
/* harmony export */   readBaseline: () => (/* binding */ readBaseline),
/* harmony export */   staleEntries: () => (/* binding */ staleEntries),
/* harmony export */   writeBaseline: () => (/* binding */ writeBaseline)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7277);
/* harmony import */ var _sanitize_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34947);
/* harmony import */ var _repo_spelling_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26782);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76311);
/* harmony import */ var _policy_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(668);
/* harmony import */ var _parsers_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5930);






const maxEntries = 20_000;
const maxLength = 4096;
const maxProblems = 100;
const keys = ["fingerprint", "rule", "kind", "path", "profile"];
const nullable = new Set(["kind", "profile"]);
function readBaseline(source) {
    const problems = [];
    const report = (node, message) => void problems.push({ message, at: { source, span: node.span } });
    const entries = readEntries(findingsIn((0,_parsers_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(source.text), report), source, report);
    return problems.length > 0 ? { kind: "problems", problems: problems.slice(0, maxProblems) } : { entries };
}
function findingsIn(root, report) {
    if (root.kind === "problem") {
        report(root, `the baseline is not JSON: ${root.message}`);
        return [];
    }
    if (root.kind !== "table") {
        report(root, "a baseline is an object with `version` and `findings`");
        return [];
    }
    const [version, findings] = fieldsOf(root, "the baseline", ["version", "findings"], report);
    if (version && (version.kind !== "scalar" || version.value !== 1))
        report(version, "`version` is 1; a later version of this tool may take others");
    if (!findings)
        return [];
    if (findings.kind !== "list") {
        report(findings, "`findings` is a list");
        return [];
    }
    if (findings.items.length <= maxEntries)
        return findings.items;
    report(findings, `a baseline has at most ${maxEntries} entries, this one ${findings.items.length}`);
    return [];
}
function readEntries(nodes, source, report) {
    const entries = new Map();
    for (const node of nodes) {
        const entry = readEntry(node, { source, span: node.span }, report);
        if (!entry)
            continue;
        if (entries.has(entry.fingerprint))
            report(node, "this finding is listed twice");
        entries.set(entry.fingerprint, entry);
    }
    return entries;
}
function fieldsOf(table, what, names, report) {
    const found = new Map();
    for (const entry of table.entries) {
        if (found.has(entry.name))
            report(entry.key, `the key \`${entry.name ?? "?"}\` is repeated`);
        else if (!names.includes(entry.name ?? ""))
            report(entry.key, `there is no key \`${entry.name ?? "?"}\` in ${what}${(0,_repo_spelling_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestion */ .h)(entry.name ?? "", names)}`);
        found.set(entry.name, entry);
    }
    return names.map((name) => found.get(name)?.value ?? report(table, `\`${name}\` is missing in ${what}`));
}
function readEntry(node, at, report) {
    if (node.kind !== "table")
        return report(node, "an entry of a baseline is an object");
    const nodes = fieldsOf(node, "an entry", keys, report);
    const [fingerprint, rule, kind, path, profile] = keys.map((key, i) => readValue(key, nodes[i], report));
    const isComplete = typeof fingerprint === "string" && typeof rule === "string" && kind !== undefined && typeof path === "string";
    return isComplete && profile !== undefined ? { fingerprint, rule, kind, path, profile, at } : undefined;
}
function readValue(key, node, report) {
    if (!node)
        return undefined;
    const isNullable = nullable.has(key);
    if (node.kind === "scalar" && isNullable && node.value === null)
        return null;
    if (node.kind !== "scalar" || typeof node.value !== "string" || node.value.length > maxLength)
        return report(node, `\`${key}\` is text${isNullable ? " or null" : ""}, of at most ${maxLength} characters`);
    if (key === "fingerprint" && !/^[0-9a-f]{64}$/.test(node.value))
        return report(node, "`fingerprint` is a SHA-256 in 64 hexadecimal digits");
    return node.value;
}
function covers(entry, finding) {
    return (finding !== undefined &&
        finding.host !== null &&
        !(0,_policy_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .isPolicyFinding */ .eK)(finding) &&
        entry.rule === finding.rule &&
        entry.kind === (finding.kind ?? null) &&
        entry.path === finding.at.source.path);
}
function pruned({ entries }, findings) {
    return [...entries.values()].filter((entry) => covers(entry, findings.get(entry.fingerprint)));
}
function staleEntries({ entries }, findings, fingerprintOf) {
    const current = new Map(findings.map((finding) => [fingerprintOf(finding), finding]));
    return [...entries.values()]
        .filter((entry) => !covers(entry, current.get(entry.fingerprint)))
        .map(({ rule, kind, path, profile, at }) => ({
        topic: "unused",
        message: `the entry of the baseline for \`${kind === null ? rule : `${rule}/${kind}`}\` in \`${path}\`${profile === null ? "" : ` (\`${profile}\`)`} no longer matches a finding; \`baseline --prune\` removes it`,
        at,
    }));
}
function entryFor(finding, fingerprint) {
    const { rule, kind = null, item, at } = finding;
    return {
        fingerprint,
        rule,
        kind,
        path: at.source.path,
        profile: (item?.profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .known */ .eO)(item.profile.name)) ?? null,
        at,
    };
}
function writeBaseline(entries) {
    const unique = new Map([...entries].map((entry) => [entry.fingerprint, entry]));
    const sorted = [...unique.values()].sort(byOrder);
    const lines = sorted.map(({ fingerprint, rule, kind, path, profile }) => `    ${inLine({ path, rule, kind, profile, fingerprint })}`);
    return `{\n  "version": 1,\n  "findings": [${lines.length === 0 ? "" : `\n${lines.join(",\n")}\n  `}]\n}\n`;
}
function inLine(fields) {
    return `{ ${Object.entries(fields)
        .map(([key, value]) => `"${key}": ${(0,_sanitize_json_js__WEBPACK_IMPORTED_MODULE_0__/* .writeJson */ .G)(value).trimEnd()}`)
        .join(", ")} }`;
}
function byOrder(a, b) {
    return ((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.path, b.path) ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.rule, b.rule) ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.kind ?? "", b.kind ?? "") ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.profile ?? "", b.profile ?? "") ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.fingerprint, b.fingerprint));
}


/***/ }),

/***/ 72024:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ compareTrees),
  C: () => (/* binding */ differencesIn)
});

// EXTERNAL MODULE: ./build/bundle/src/compare/effects.js
var effects = __webpack_require__(56847);
// EXTERNAL MODULE: ./build/bundle/src/inspect/index.js + 12 modules
var inspect = __webpack_require__(67141);
// EXTERNAL MODULE: ./build/bundle/src/inspect/material.js + 6 modules
var material = __webpack_require__(57619);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var profile = __webpack_require__(64682);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/grant-holders.js

function grantHoldersIn({ subjects }, { ofItems }, decisions) {
    const holders = subjects.filter((subject) => usesGrant(subject, decisions));
    return new Map(holders.map((subject) => [subject, fingerprintOf(subject.item, ofItems.get(subject.item))]));
}
function fingerprintOf({ profile }, material) {
    if (!profile)
        return "";
    const { prompt, hooks, servers } = profile;
    const commands = [...hooks, ...servers].map(({ kind, value }) => ({ kind, value }));
    return JSON.stringify([prompt.text, commands, material ?? null]);
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
    const differences = await differencesIn(trees, decisions);
    if (!approve || !(base || fault))
        return { differences, widened: undefined };
    const toApprove = differences ?? (await compared(withoutContent(head), head, decisions));
    const { widenedUnder } = await __webpack_require__.e(/* import() */ 6438).then(__webpack_require__.bind(__webpack_require__, 96438));
    return { differences, widened: await widenedUnder(decisions, toApprove, approve) };
}
async function differencesIn({ head, base }, decisions) {
    if (!base)
        return undefined;
    const gains = base.inspection === head.inspection ? { changes: [], settings: [] } : await compared(base, head, decisions);
    const { compareInstructions } = await __webpack_require__.e(/* import() */ 3989).then(__webpack_require__.bind(__webpack_require__, 43989));
    return { ...gains, instructions: await compareInstructions(base, head) };
}
async function compared(before, after, decisions) {
    const [{ compare }, { compareSettings }, { ownChanges }] = await Promise.all([
        __webpack_require__.e(/* import() */ 8169).then(__webpack_require__.bind(__webpack_require__, 28169)),
        __webpack_require__.e(/* import() */ 8840).then(__webpack_require__.bind(__webpack_require__, 8840)),
        __webpack_require__.e(/* import() */ 3457).then(__webpack_require__.bind(__webpack_require__, 63457)),
    ]);
    const materials = { before: before.materials, after: after.materials };
    const [was, is] = [(0,inspect/* byEdition */.Ms)(before.inspection), (0,inspect/* byEdition */.Ms)(after.inspection)];
    const told = new Set();
    const ranks = Array.from({ length: Math.max(was.length, is.length) }, (_, rank) => {
        const [old, fresh] = [was[rank] ?? without(before.inspection), is[rank] ?? without(after.inspection)];
        const holders = new Map([
            ...grantHoldersIn(old, before.materials, decisions),
            ...grantHoldersIn(fresh, after.materials, decisions),
        ]);
        const settings = compareSettings(old, fresh, {
            before: materials.before.ofSettings,
            after: materials.after.ofSettings,
        });
        const changes = ownChanges(compare(old, fresh, holders, materials), settings);
        const kept = rank === 0
            ? { changes, settings }
            : {
                changes: changes.flatMap((change) => furtherGains(change, told)),
                settings: settings.filter((change) => (0,effects/* isLooser */.e)(change) && !told.has(keyOfSetting(change))),
            };
        for (const change of changes)
            for (const widening of change.widenings)
                told.add(keyOf(change, widening));
        for (const change of settings)
            told.add(keyOfSetting(change));
        return kept;
    });
    return {
        changes: ranks.flatMap(({ changes }) => changes),
        settings: ranks.flatMap(({ settings }) => settings),
    };
}
function furtherGains(change, told) {
    const edition = (change.after ?? change.before)?.edition;
    const widenings = change.widenings
        .filter((widening) => !told.has(keyOf(change, widening)))
        .map((widening) => ({ ...widening, message: `${widening.message} (edition ${edition})` }));
    return widenings.length > 0 ? [{ ...change, widenings }] : [];
}
function keyOf({ before, after }, { kind, message }) {
    const { host, item } = after ?? before ?? {};
    return JSON.stringify([host, item?.files, kind, message]);
}
function keyOfSetting({ host, path, setting, effect, because, after }) {
    return JSON.stringify([host, path, setting, effect, because, after?.content ?? after?.value]);
}
function without(inspection) {
    return { ...inspection, loads: [], subjects: [] };
}
function withoutContent({ repo, inspection }) {
    return { repo, inspection: without(inspection), materials: material/* noMaterials */.YF };
}


/***/ }),

/***/ 36288:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ changesBetween),
  _: () => (/* binding */ evaluate)
});

// EXTERNAL MODULE: ./build/bundle/src/platform/hash.js
var hash = __webpack_require__(81957);
// EXTERNAL MODULE: ./build/bundle/src/platform/memory.js
var memory = __webpack_require__(3986);
// EXTERNAL MODULE: ./build/bundle/src/inspect/index.js + 12 modules
var inspect = __webpack_require__(67141);
// EXTERNAL MODULE: ./build/bundle/src/policy/findings.js
var policy_findings = __webpack_require__(668);
// EXTERNAL MODULE: ./build/bundle/src/model/finding.js
var model_finding = __webpack_require__(10290);
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
    const baselineCode = baseline || proposed?.baseline ? await __webpack_require__.e(/* import() */ 9341).then(__webpack_require__.bind(__webpack_require__, 71722)) : undefined;
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
    (0,memory/* ensureMemoryForResult */.Q0)();
    const isExisting = context.isExisting(finding);
    const waiver = !context.hasBase || isExisting ? (context.decisions.waiver(finding) ?? null) : null;
    const isBaselined = context.isBaselined(finding);
    const state = waiver ? "waived" : isBaselined || isExisting ? "existing" : "new";
    return new LazyFinding({ finding, state, waiver, isBaselined }, context.fingerprintOf);
}
function withPolicyFindings(inspection, { decisions, hosts, starts }, checked) {
    const { findings } = inspection;
    const isWhole = hosts === undefined && starts === undefined;
    const facts = isWhole
        ? (0,policy_findings/* policyFacts */._X)(checked.decisions, [...checked.stale, ...checked.problems], {
            profiles: checked.decisions.entries.grants.length > 0 ? grantableIn(inspection) : [],
            findings,
        })
        : (0,policy_findings/* policyFacts */._X)(checked.decisions, checked.problems);
    const added = (0,policy_findings/* checkPolicy */.hM)(decisions, facts, (item) => inspection.subjects.find((subject) => subject.item === item));
    return added.length === 0 ? inspection : { ...inspection, findings: [...findings, ...added].sort(inspect/* byPlace */.hz) };
}
function grantableIn({ subjects, loads }) {
    const profiles = subjects.flatMap(({ host, item }) => {
        const ref = { host, item, path: item.files[0] ?? "" };
        const skills = new Set((item.profile?.skills ?? []).map(({ path }) => path));
        return [ref, ...[...skills].map((path) => ({ ...ref, beside: { kind: "skill", path } }))];
    });
    const settings = loads.flatMap(({ host, load }) => {
        const paths = new Set(load.layers.flatMap(({ authority }) => authority.flatMap(({ may, at }) => (may ? [at.source.path] : []))));
        return [...paths].map((path) => ({ host, item: null, path, beside: { kind: "settings" } }));
    });
    return [...profiles, ...settings];
}

// EXTERNAL MODULE: ./build/bundle/src/evaluate/changes.js + 1 modules
var changes = __webpack_require__(72024);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/inspect-both.js
var inspect_both = __webpack_require__(60213);
// EXTERNAL MODULE: ./build/bundle/src/generated/hosts.js
var hosts = __webpack_require__(39824);
// EXTERNAL MODULE: ./build/bundle/src/inspect/unread.js
var inspect_unread = __webpack_require__(32739);
// EXTERNAL MODULE: ./build/bundle/src/inspect/organisation.js
var organisation = __webpack_require__(5398);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
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
            `\`hosts.${host}.dirs\` (${at.source.path}:${line}) names \`${value}\`, ${exists ? `in which ${title} finds no profile` : "which does not exist"}`,
        ];
    }));
}
function findsSomething({ layers, unjudged }, path) {
    return (layers.some(({ name, status, root }) => name !== "builtin" && status !== "absent" && (0,repo_path/* isWithin */.UO)(root, path)) ||
        unjudged.some((problem) => (0,repo_path/* isWithin */.UO)(problem.at.source.path, path)));
}
function searchedDirectories({ loads, subjects, unread }, { decisions, user, repositoryNames = [] }) {
    if (subjects.length > 0)
        return [];
    const usual = loads.flatMap(({ host }) => usualDirectories(host, user !== undefined, repositoryNames));
    const quoted = [...new Set(usual)].filter((path) => path !== "").map((path) => `\`${path}\``);
    const places = quoted.length > maxDirectories
        ? `the usual places of ${loads.length} hosts${user === undefined ? "" : ", those on this machine included"}, such as ${quoted.filter((path) => familiar.has(path)).join(", ")} (the command \`hosts\` lists them)`
        : quoted.join(", ");
    const named = loads.flatMap(({ host, title }) => (decisions.hosts[host]?.dirs ?? []).map(({ value }) => `\`${value || "."}\` for ${title}`));
    const searched = [places, ...named].filter((part) => part !== "").join(" and ");
    return [...(unread.length > 0 ? [(0,inspect_unread/* unreadSummary */.g_)(unread)] : []), `no profile found; looked in ${searched}`];
}
const maxDirectories = 8;
const familiar = new Set(["`.claude/agents`", "`.codex/agents`", "`.github/agents`"]);
function usualDirectories(id, withUser, repositoryNames) {
    const host = hosts/* hosts */.S[id];
    const patterns = (host ? (0,organisation/* inRepository */.y)(host, repositoryNames).patterns : [])
        .filter((pattern) => withUser || !/^[~$/]/.test(pattern))
        .map((pattern) => pattern.replace(/^\*\*\//, ""));
    const ofProfiles = patterns.filter((pattern) => pattern.includes("*"));
    return (ofProfiles.length > 0 ? ofProfiles : patterns).map((pattern) => pattern.replace(/\/?[^/]*\*.*$/, ""));
}

// EXTERNAL MODULE: ./build/bundle/src/evaluate/permission.js
var permission = __webpack_require__(53954);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/index.js






async function evaluate(input) {
    const { repo, base, options } = input;
    const trees = await (0,inspect_both/* inspectBoth */.M)(repo, base, options);
    const { differences, widened } = await (0,changes/* compareTrees */.t)(trees, options.decisions, input.approve);
    const { inspection, findings, upcoming } = await applyPolicy(trees, widened, input);
    if (findings.some(({ finding }) => finding.rule === "max-capability" && !finding.isUnstated)) {
        const { addCeilingFixes } = await Promise.all(/* import() */[__webpack_require__.e(2877), __webpack_require__.e(6766)]).then(__webpack_require__.bind(__webpack_require__, 6766));
        await addCeilingFixes(inspection, options.decisions, input);
    }
    return {
        tool: input.tool,
        repository: input.repository,
        commit: input.commit,
        base: base?.commit ?? null,
        date: options.decisions.today,
        sources: sourcesOf(options.decisions, input.policyCommit),
        inspection,
        findings,
        changes: differences?.changes,
        settings: differences?.settings,
        ...(await powerIn(trees, differences, input, input.policyPower)),
        instructions: differences?.instructions,
        ...(await reviewContextOf(differences, input)),
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
        grantedByHost: (0,permission/* grantedByHost */.B)(options.decisions),
    };
}
async function powerIn(trees, differences, { base, options }, policyPower) {
    if (!policyPower)
        return {};
    const { powerOf } = await __webpack_require__.e(/* import() */ 5732).then(__webpack_require__.bind(__webpack_require__, 55732));
    return { power: await powerOf(trees, differences, base, options, policyPower) };
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
async function reviewContextOf(differences, { repo, base, options }) {
    if (!base || !differences)
        return {};
    const { changes, settings } = differences;
    if (changes.length + settings.length === 0)
        return {};
    const { reviewContext } = await __webpack_require__.e(/* import() */ 9504).then(__webpack_require__.bind(__webpack_require__, 9504));
    return { reviewContext: await reviewContext(changes, settings, repo, base.repo, options.decisions) };
}
async function changesBetween(base, repo, inspection, policyPower) {
    if (base.sharesObjects && repo.agreesWith(base.repo, { whole: true }))
        return { changes: [], settings: [], instructions: [], notes: [], ...(policyPower ? { power: "unchanged" } : {}) };
    const options = { ...inspection, skipsRules: true };
    const trees = await (0,inspect_both/* inspectBoth */.M)(repo, base, options);
    if (trees.fault)
        throw trees.fault;
    const notes = new Set([
        ...unreadNotes(trees.head.inspection, ""),
        ...(trees.base && trees.base.inspection !== trees.head.inspection
            ? unreadNotes(trees.base.inspection, "at the base, ")
            : []),
    ]);
    const differences = (await (0,changes/* differencesIn */.C)(trees, options.decisions)) ?? {
        changes: [],
        settings: [],
        instructions: [],
    };
    return { ...differences, ...(await powerIn(trees, differences, { base, options }, policyPower)), notes: [...notes] };
}
function unreadNotes({ loads }, prefix) {
    return loads.flatMap(({ load }) => load.unjudged.flatMap(({ kind, message, at }) => kind === "unknown-file" || kind === "unknown-key" ? [] : [`${prefix}\`${at.source.path}\` ${message}`]));
}


/***/ }),

/***/ 60213:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ inspectBoth)
/* harmony export */ });
/* harmony import */ var _inspect_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67141);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72456);
/* harmony import */ var _inspect_material_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57619);



async function inspectBoth(repo, base, options) {
    if (!base)
        return { head: { repo, inspection: await (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_0__/* .inspect */ .Nn)(repo, options), materials: _inspect_material_js__WEBPACK_IMPORTED_MODULE_2__/* .noMaterials */ .YF } };
    const usedAtBase = await (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_0__/* .hostsInUse */ .GL)(base.repo, options);
    const inspected = await (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_0__/* .inspect */ .Nn)(repo, { ...options, usedAtBase });
    const head = { repo, inspection: inspected, materials: await (0,_inspect_material_js__WEBPACK_IMPORTED_MODULE_2__/* .materialsIn */ .gS)(inspected, repo) };
    base.repo.shareCache(repo, base.sharesObjects === true);
    if (base.sharesObjects && repo.agreesWith(base.repo))
        return { head, base: { ...head, repo: base.repo } };
    const inspection = await (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_0__/* .inspect */ .Nn)(base.repo, options).catch(userErrorOf);
    return inspection instanceof _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo
        ? { head, fault: inspection }
        : { head, base: { repo: base.repo, inspection, materials: await (0,_inspect_material_js__WEBPACK_IMPORTED_MODULE_2__/* .materialsIn */ .gS)(inspection, base.repo) } };
}
function userErrorOf(error) {
    if (error instanceof _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo)
        return error;
    throw error;
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


/***/ }),

/***/ 668:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _X: () => (/* binding */ policyFacts),
/* harmony export */   eK: () => (/* binding */ isPolicyFinding),
/* harmony export */   hM: () => (/* binding */ checkPolicy)
/* harmony export */ });
/* harmony import */ var _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95149);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78301);


function policyFacts(decisions, found = [], inspected) {
    const unused = inspected ? decisions.unused(inspected.profiles, inspected.findings) : [];
    const problems = [...decisions.problems, ...unused, ...found];
    return {
        ...decisions.entries,
        today: decisions.today,
        problems: (...topics) => problems.filter(({ topic }) => topics.includes(topic)),
    };
}
function checkPolicy(decisions, facts, hostOf = () => undefined, rules = _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a) {
    return Object.entries(rules).flatMap(([id, rule]) => {
        if (rule.subject !== "policy")
            return [];
        return [...rule.check(facts, { options: decisions.optionsOf(id) })].flatMap((report) => {
            const severity = decisions.levelOf(id, report.kind);
            const { item = null } = report;
            const { host = null, edition = null } = (item && hostOf(item)) ?? {};
            return severity === "off"
                ? []
                : [
                    {
                        certainty: "measured",
                        ...report,
                        rule: id,
                        class: (0,_model_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .classOf */ .Kl)(rule, report.kind),
                        severity,
                        host,
                        edition,
                        layer: item?.layer ?? null,
                        item,
                    },
                ];
        });
    });
}
function isPolicyFinding({ rule }) {
    return Object.hasOwn(_generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a, rule) && _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a[rule]?.subject === "policy";
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