"use strict";
exports.id = 265;
exports.ids = [265,213];
exports.modules = {

/***/ 6594:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   covers: () => (/* binding */ covers),
/* harmony export */   entryFor: () => (/* binding */ entryFor),
/* harmony export */   pruned: () => (/* binding */ pruned),
/* harmony export */   readBaseline: () => (/* binding */ readBaseline),
/* harmony export */   writeBaseline: () => (/* binding */ writeBaseline)
/* harmony export */ });
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5259);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7047);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4223);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1230);
/* harmony import */ var _syntaxes_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6143);





const most = 20_000;
const longest = 4096;
const keys = ["fingerprint", "rule", "kind", "path", "profile"];
function readBaseline(source) {
    const problems = [];
    const say = (node, message) => void problems.push({ message, at: { source, span: node.span } });
    const entries = new Map();
    const root = (0,_syntaxes_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(source.text);
    if (root.kind === "problem")
        say(root, `the baseline is no JSON: ${root.message}`);
    else if (root.kind !== "table")
        say(root, "a baseline is an object with `version` and `findings`");
    else {
        const [version, findings] = fieldsOf(root, "the baseline", ["version", "findings"], say);
        if (version && (version.kind !== "scalar" || version.value !== 1))
            say(version, "`version` is 1; a later version of this tool may take others");
        if (findings && findings.kind !== "list")
            say(findings, "`findings` is a list");
        if (findings?.kind === "list" && findings.items.length > most)
            say(findings, `a baseline has at most ${most} entries, this one ${findings.items.length}`);
        else if (findings?.kind === "list") {
            for (const node of findings.items) {
                const entry = entryIn(node, { source, span: node.span }, say);
                if (entry && entries.has(entry.fingerprint))
                    say(node, "the same finding stands here twice");
                if (entry)
                    entries.set(entry.fingerprint, entry);
            }
        }
    }
    return problems.length > 0 ? { kind: "problems", problems: problems.slice(0, 100) } : { entries };
}
function fieldsOf(table, what, names, say) {
    const found = new Map();
    for (const entry of table.entries) {
        if (found.has(entry.name))
            say(entry.key, `the key \`${entry.name ?? "?"}\` stands here twice`);
        else if (!names.includes(entry.name ?? ""))
            say(entry.key, `there is no key \`${entry.name ?? "?"}\` in ${what}${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestion */ .h)(entry.name ?? "", names)}`);
        found.set(entry.name, entry);
    }
    return names.map((name) => found.get(name)?.value ?? say(table, `\`${name}\` is missing in ${what}`));
}
function entryIn(node, at, say) {
    if (node.kind !== "table")
        return say(node, "an entry of a baseline is an object");
    const [fingerprint, rule, kind, path, profile] = fieldsOf(node, "an entry", keys, say).map((value, i) => {
        const isOpen = keys[i] === "kind" || keys[i] === "profile";
        if (!value)
            return undefined;
        if (value.kind === "scalar" && isOpen && value.value === null)
            return null;
        if (value.kind !== "scalar" || typeof value.value !== "string" || value.value.length > longest)
            return say(value, `\`${keys[i]}\` is text${isOpen ? " or null" : ""}, of at most ${longest} characters`);
        if (keys[i] === "fingerprint" && !/^[0-9a-f]{64}$/.test(value.value))
            return say(value, "`fingerprint` is a SHA-256 in 64 hexadecimal digits");
        return value.value;
    });
    if (typeof fingerprint !== "string" || typeof rule !== "string" || kind === undefined || typeof path !== "string" || profile === undefined)
        return undefined;
    return { fingerprint, rule, kind, path, profile, at };
}
function covers(entry, finding) {
    return finding !== undefined && finding.host !== null && entry.rule === finding.rule && entry.kind === (finding.kind ?? null) && entry.path === finding.at.source.path;
}
function pruned({ entries }, findings) {
    return [...entries.values()].filter((entry) => covers(entry, findings.get(entry.fingerprint)));
}
function entryFor(finding, fingerprint) {
    const { rule, kind = null, item, at } = finding;
    return { fingerprint, rule, kind, path: at.source.path, profile: (item?.profile && (0,_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .known */ .eO)(item.profile.name)) ?? null, at };
}
function writeBaseline(entries) {
    const unique = new Map([...entries].map((entry) => [entry.fingerprint, entry]));
    const sorted = [...unique.values()].sort(byOrder);
    const lines = sorted.map(({ fingerprint, rule, kind, path, profile }) => `    ${inLine({ path, rule, kind, profile, fingerprint })}`);
    return `{\n  "version": 1,\n  "findings": [${lines.length === 0 ? "" : `\n${lines.join(",\n")}\n  `}]\n}\n`;
}
function inLine(fields) {
    return `{ ${Object.entries(fields).map(([key, value]) => `"${key}": ${(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .writeJson */ .G)(value).trimEnd()}`).join(", ")} }`;
}
function byOrder(one, other) {
    return (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .byBytes */ .bg)(one.path, other.path) || (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .byBytes */ .bg)(one.rule, other.rule) || (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .byBytes */ .bg)(one.kind ?? "", other.kind ?? "") || (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .byBytes */ .bg)(one.profile ?? "", other.profile ?? "") || (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .byBytes */ .bg)(one.fingerprint, other.fingerprint);
}


/***/ }),

/***/ 1265:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   answerBaseline: () => (/* binding */ answerBaseline)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(271);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6594);
/* harmony import */ var _files_disk_write_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9332);
/* harmony import */ var _governing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4400);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1302);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1791);
/* harmony import */ var _roster_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(402);
/* harmony import */ var _subject_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5936);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1101);









async function answerBaseline(asked, surroundings) {
    const places = Object.values(_roster_js__WEBPACK_IMPORTED_MODULE_6__/* .hosts */ .S).flatMap((host) => host.places);
    const matter = await (0,_subject_js__WEBPACK_IMPORTED_MODULE_7__/* .matterOf */ .X)({ ...asked, base: undefined, staged: false, user: false, places }, surroundings);
    try {
        const governing = await (0,_governing_js__WEBPACK_IMPORTED_MODULE_3__/* .governingOf */ .F)(asked.prune ? matter : { ...matter, baseline: undefined }, asked.today ?? surroundings.today);
        if ("kind" in governing)
            return (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .refused */ .J)(governing, surroundings);
        const { decisions, baseline } = governing;
        if (decisions.baseline === "refuse")
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_8__/* .Mistake */ .Fp(`no baseline is written: ${(0,_governing_js__WEBPACK_IMPORTED_MODULE_3__/* .refusalOf */ .O)(decisions)}`);
        if (asked.prune && !baseline)
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_8__/* .Mistake */ .Fp(`there is no \`${_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .baselinePath */ .XB}\` to prune`);
        (0,_files_disk_write_js__WEBPACK_IMPORTED_MODULE_2__/* .standsAt */ .T)(matter.root, _policy_js__WEBPACK_IMPORTED_MODULE_5__/* .baselinePath */ .XB);
        const { judged } = await (0,_judge_js__WEBPACK_IMPORTED_MODULE_4__/* .judge */ .S)({
            tool: surroundings.tool, survey: matter.survey, base: undefined, ask: { decisions }, repository: null, commit: null, policyCommit: null, notes: [], failOn: "never", gate: "all",
        });
        if (asked.prune && baseline) {
            const left = (0,_baseline_js__WEBPACK_IMPORTED_MODULE_1__.pruned)(baseline, new Map(judged.map(({ fingerprint, finding }) => [fingerprint, finding])));
            const gone = baseline.entries.size - left.length;
            if (gone === 0)
                return told(`${_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .baselinePath */ .XB}: ${left.length === 1 ? "its one entry" : `every one of its ${counted(left.length)}`} matches a finding; nothing was changed`, matter.notes);
            (0,_files_disk_write_js__WEBPACK_IMPORTED_MODULE_2__/* .writeInside */ .M)(matter.root, _policy_js__WEBPACK_IMPORTED_MODULE_5__/* .baselinePath */ .XB, (0,_baseline_js__WEBPACK_IMPORTED_MODULE_1__.writeBaseline)(left), { replace: true });
            return told(`wrote ${_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .baselinePath */ .XB}: ${counted(gone)} taken out, ${left.length} left`, matter.notes);
        }
        const standing = judged.filter(({ finding, state }) => finding.host !== null && state !== "waived").map(({ finding, fingerprint }) => (0,_baseline_js__WEBPACK_IMPORTED_MODULE_1__.entryFor)(finding, fingerprint));
        const count = new Set(standing.map(({ fingerprint }) => fingerprint)).size;
        (0,_files_disk_write_js__WEBPACK_IMPORTED_MODULE_2__/* .writeInside */ .M)(matter.root, _policy_js__WEBPACK_IMPORTED_MODULE_5__/* .baselinePath */ .XB, (0,_baseline_js__WEBPACK_IMPORTED_MODULE_1__.writeBaseline)(standing), { replace: true });
        return told(`wrote ${_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .baselinePath */ .XB}: ${count === 0 ? "nothing is found, so it lets nothing stand" : `${counted(count)}, for which no later run fails`}`, matter.notes);
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

/***/ 9332:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ writeInside),
/* harmony export */   T: () => (/* binding */ standsAt)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1230);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1101);





function standsAt(root, path) {
    if ((0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj)(path) !== path || path === "" || path.startsWith("/"))
        throw new Error(`${path} is not a path below the root`);
    const segments = path.split("/");
    let here = root;
    for (const [i, segment] of segments.entries()) {
        here = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(here, segment);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(here, { throwIfNoEntry: false });
        if (!stats)
            return "nothing";
        const way = segments.slice(0, i + 1).join("/");
        if (stats.isSymbolicLink())
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .Mistake */ .Fp(`\`${way}\` is a link, and nothing is written through one`);
        const isLast = i === segments.length - 1;
        if (isLast ? !stats.isFile() : !stats.isDirectory())
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .Mistake */ .Fp(`\`${way}\` is not a ${isLast ? "regular file" : "directory"}`);
    }
    return "file";
}
function writeInside(root, path, text, { replace }) {
    if (standsAt(root, path) === "file" && !replace)
        return false;
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryOf */ .jt)(path));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(directory, { recursive: true });
    standsAt(root, path);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(directory) !== (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(root), (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryOf */ .jt)(path)))
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .Mistake */ .Fp(`\`${(0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryOf */ .jt)(path)}\` leads out of the directory, and nothing is written there`);
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(path));
    const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, `.${(0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(path)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
    try {
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(draft, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_EXCL | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW ?? 0), 0o644);
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, text);
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

/***/ 7047:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ writeJson)
/* harmony export */ });
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7653);

function writeJson(value) {
    return `${write(value, "")}\n`;
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
        : Object.entries(value).flatMap(([key, item]) => (item === undefined ? [] : [`${quoted(key)}: ${write(item, deeper)}`]));
    const [open, close] = array ? ["[", "]"] : ["{", "}"];
    return parts.length === 0 ? open + close : `${open}\n${deeper}${parts.join(`,\n${deeper}`)}\n${margin}${close}`;
}
function quoted(text) {
    const json = JSON.stringify(text);
    return /[^\x20-\x7e]|##\[/.test(json) ? (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .inertJson */ .nl)(json) : json;
}


/***/ }),

/***/ 1302:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ judge)
});

// EXTERNAL MODULE: ./build/bundle/src/roster.js
var roster = __webpack_require__(402);
// EXTERNAL MODULE: ./build/bundle/src/digest.js
var digest = __webpack_require__(4905);
// EXTERNAL MODULE: ./build/bundle/src/finding.js
var src_finding = __webpack_require__(7268);
// EXTERNAL MODULE: ./build/bundle/src/inspect.js
var inspect = __webpack_require__(5285);
// EXTERNAL MODULE: ./build/bundle/src/path.js
var src_path = __webpack_require__(1230);
// EXTERNAL MODULE: ./build/bundle/src/catalogue.js + 13 modules
var catalogue = __webpack_require__(6225);
;// CONCATENATED MODULE: ./build/bundle/src/policy/case.js

function policyCase(decisions, about, findings, { loosened, weakened }) {
    const of = (...kinds) => decisions.faults.filter((fault) => kinds.includes(fault.about));
    const approvals = decisions.standings.flatMap((policy) => policy.approvals.policy ?? []);
    const asked = approvals.map(({ by, count }) => `${count} of ${by.join(", ")}`).join(" and ");
    const unapproved = asked === "" ? [] : loosened.map((problem) => ({ ...problem, message: `${problem.message}; the policy asks for the approval of ${asked}` }));
    return { widened: of("loosened"), loosened: asked === "" ? loosened : [], unapproved, weakened, ended: of("ended", "far"), ending: of("ending"), unused: decisions.unused(about, findings) };
}
function checkPolicy(decisions, standing) {
    if (Object.values({ ...standing }).every(({ length }) => length === 0))
        return [];
    return Object.entries(catalogue/* rules */.a).flatMap(([rule, judgement]) => {
        if (judgement.subject !== "policy")
            return [];
        return [...judgement.check(standing)].flatMap((report) => {
            const severity = decisions.levelOf(rule, report.kind);
            return severity === "off" ? [] : [{ ...report, rule, severity, host: null, edition: null, layer: null, item: null }];
        });
    });
}

// EXTERNAL MODULE: ./build/bundle/src/profile.js
var profile = __webpack_require__(2496);
// EXTERNAL MODULE: ./build/bundle/src/text.js
var src_text = __webpack_require__(8278);
// EXTERNAL MODULE: ./build/bundle/src/tree.js
var tree = __webpack_require__(1101);
;// CONCATENATED MODULE: ./build/bundle/src/judge.js









async function judge({ tool, survey, base, ask, repository, commit, policyCommit, notes, failOn, gate, movement, policyChanges, proposed, baseline }) {
    const seen = await (0,inspect/* inspect */.N)(survey, ask);
    const prints = new Map();
    const printOf = (finding) => {
        let print = prints.get(finding);
        if (print === undefined)
            prints.set(finding, (print = (0,digest.fingerprint)((0,src_finding/* identityOf */.c)(finding))));
        return print;
    };
    const covers = baseline || proposed?.baseline ? (await __webpack_require__.e(/* import() */ 213).then(__webpack_require__.bind(__webpack_require__, 6594))).covers : () => false;
    const before = base && (base.isAkin && survey.agreesWith(base.survey) ? seen : await (0,inspect/* inspect */.N)(base.survey, ask).catch(unreadable));
    const fault = typeof before === "string" ? before : undefined;
    const earlier = before === undefined || typeof before === "string" ? undefined : governed(before, ask, undefined, staleIn(baseline, before.findings, printOf, covers));
    const inspection = governed(seen, ask, movement, staleIn(proposed ? proposed.baseline : baseline, seen.findings, printOf, covers), proposed?.decisions);
    const states = statesOf(inspection.findings, earlier && new Set(earlier.findings.map(printOf)), printOf);
    const { decisions } = ask;
    const waiverOf = (finding) => (base === undefined || states.get(finding) === "existing" ? decisions.waiver(finding) : undefined);
    return {
        tool,
        repository,
        commit,
        base: base?.commit ?? null,
        sources: decisions.sources.map(({ ref, text, commit: read }) => ({
            ref,
            commit: ref.startsWith("preset:") ? null : (read ?? policyCommit),
            get sha256() {
                return (0,digest.sha256)(text);
            },
        })),
        inspection,
        judged: inspection.findings.map((finding) => {
            const waiver = waiverOf(finding) ?? null;
            const entry = baseline?.entries.get(printOf(finding));
            const isBaselined = entry !== undefined && covers(entry, finding);
            return new Standing(finding, waiver ? "waived" : isBaselined ? "existing" : (states.get(finding) ?? "new"), waiver, isBaselined, printOf);
        }),
        changes: earlier && base && (before === seen ? [] : (await __webpack_require__.e(/* import() */ 422).then(__webpack_require__.bind(__webpack_require__, 6422))).compare(earlier, inspection, new Map([...(await holdersIn(earlier, base.survey, decisions)), ...(await holdersIn(inspection, survey, decisions))]))),
        notes: [...notes, ...(fault === undefined ? [] : [`the base cannot be read, so every finding is new: ${fault}`]), ...vacant(inspection, survey, ask), ...looked(inspection, ask)],
        failOn,
        gate,
        ...(policyChanges ? { policyChanges } : {}),
        upcoming: decisions.upcoming(inspection.findings.filter((finding) => !waiverOf(finding))),
    };
}
function statesOf(findings, base, printOf) {
    return new Map(findings.map((finding) => [finding, base?.has(printOf(finding)) ? "existing" : "new"]));
}
async function holdersIn({ subjects }, survey, decisions) {
    const holding = subjects.filter(({ host, item }) => {
        const { granted } = decisions.allowance(host, item);
        return granted.length > 0 && item.profile !== undefined && (0,profile/* capabilitiesOf */.S)(item.profile).some((capability) => granted.includes(capability));
    });
    if (holding.length === 0)
        return new Map();
    const { materialOf } = await __webpack_require__.e(/* import() */ 79).then(__webpack_require__.bind(__webpack_require__, 5079));
    return new Map(await Promise.all(holding.map(async (subject) => [subject, await materialOf(subject.item, survey)])));
}
function governed(inspection, { decisions, hosts: some, starts }, movement = { loosened: [], weakened: [] }, stale = [], answering = decisions) {
    const whole = some === undefined && starts === undefined;
    const about = inspection.subjects.map(({ host, item }) => ({ host, item, path: item.files[0] ?? "" }));
    const standing = policyCase(answering, about, inspection.findings, movement);
    const own = checkPolicy(decisions, { ...standing, unused: whole ? [...standing.unused, ...stale] : [] });
    return own.length === 0 ? inspection : { ...inspection, findings: [...inspection.findings, ...own].sort(inspect/* byPlace */.h) };
}
function staleIn(baseline, findings, printOf, covers) {
    if (!baseline)
        return [];
    const found = new Map(findings.map((finding) => [printOf(finding), finding]));
    return [...baseline.entries.values()]
        .filter((entry) => !covers(entry, found.get(entry.fingerprint)))
        .map(({ rule, kind, path, profile, at }) => ({ message: `the entry of the baseline for \`${kind === null ? rule : `${rule}/${kind}`}\` in \`${path}\`${profile === null ? "" : ` (\`${profile}\`)`} matches no finding any more; \`baseline --prune\` takes it out`, at }));
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
    if (error instanceof tree/* Mistake */.Fp)
        return error.message;
    throw error;
}
function vacant({ loads }, survey, { decisions }) {
    return loads.flatMap(({ host, title, load }) => (decisions.hosts[host]?.dirs ?? []).flatMap(({ value, at }) => {
        const path = (0,src_path/* plain */.pj)(value) ?? value;
        const layers = load.layers.filter(({ name, status }) => name !== "builtin" && status !== "absent");
        if (layers.some(({ root }) => (0,src_path/* isWithin */.UO)(root, path)) || load.unjudged.some((problem) => (0,src_path/* isWithin */.UO)(problem.at.source.path, path)))
            return [];
        const { line } = (0,src_text/* positionAt */.t$)(at.source, at.span.start);
        const isThere = ["file", "directory"].includes(survey.look(path).kind);
        return [`\`hosts.${host}.dirs\` (${at.source.path}:${line}) names \`${value}\`, ${isThere ? `in which ${title} finds nothing to read` : "which is not there"}`];
    }));
}
function looked({ loads, subjects }, { decisions, user }) {
    if (subjects.length > 0)
        return [];
    const places = loads.map(({ host, title }) => {
        const own = (roster/* hosts */.S[host]?.places ?? []).filter((place) => user !== undefined || !/^[~$/]/.test(place));
        const named = decisions.hosts[host]?.dirs.map(({ value }) => value || ".") ?? [];
        return `${title} ${[...own, ...named].map((place) => `\`${place}\``).join(" ") || "only where a policy says"}`;
    });
    return [`no profile found; looked for ${places.join(", ")}`];
}


/***/ }),

/***/ 6143:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
const deepest = 128;
class Stop {
    problem;
    constructor(message, at) {
        this.problem = { kind: "problem", message, span: { start: at, end: at } };
    }
}
function parseJson(text) {
    try {
        return new Reader(text).whole();
    }
    catch (error) {
        if (error instanceof Stop)
            return error.problem;
        throw error;
    }
}
const escapes = { '"': '"', "\\": "\\", "/": "/", b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };
const number = /-?(0|[1-9]\d*)((?:\.\d+)?(?:[eE][-+]?\d+)?)/y;
class Reader {
    #text;
    #at = 0;
    constructor(text) {
        this.#text = text;
    }
    whole() {
        const node = this.#value(0);
        this.#skipSpace();
        if (this.#at < this.#text.length)
            throw new Stop("trailing characters", this.#at);
        return node;
    }
    #skipSpace() {
        while (" \n\t\r".includes(this.#text[this.#at] ?? "x"))
            this.#at++;
    }
    #takes(character) {
        this.#skipSpace();
        if (this.#text[this.#at] !== character)
            return false;
        this.#at++;
        return true;
    }
    #value(depth) {
        this.#skipSpace();
        const start = this.#at;
        const first = this.#text[start];
        if ((first === "{" || first === "[") && depth + 1 >= deepest)
            throw new Stop("recursion limit exceeded", start);
        if (first === undefined)
            throw new Stop("EOF while parsing a value", start);
        if (first === "{")
            return this.#object(start, depth);
        if (first === "[")
            return this.#array(start, depth);
        if (first === '"') {
            const value = this.#string();
            return { kind: "scalar", span: this.#since(start), value, text: value, style: "quoted" };
        }
        for (const [word, value] of [["null", null], ["true", true], ["false", false]]) {
            if (!this.#text.startsWith(word, start))
                continue;
            this.#at += word.length;
            return { kind: "scalar", span: this.#since(start), value, text: word, style: "plain" };
        }
        return this.#number(start);
    }
    #since(start) {
        return { start, end: this.#at };
    }
    #number(start) {
        number.lastIndex = start;
        const [text, , fraction] = number.exec(this.#text) ?? [];
        if (text === undefined)
            throw new Stop("expected value", start);
        this.#at = start + text.length;
        if (/[\d.eE]/.test(this.#text[this.#at] ?? ""))
            throw new Stop("invalid number", this.#at);
        const value = Number(text);
        if (!Number.isFinite(value))
            throw new Stop("number out of range", start);
        const float = fraction !== "" || text === "-0";
        if (!float) {
            const integer = BigInt(text);
            const safe = integer >= Number.MIN_SAFE_INTEGER && integer <= Number.MAX_SAFE_INTEGER;
            return { kind: "scalar", span: this.#since(start), value: safe ? value : integer, text, style: "plain", number: "integer" };
        }
        return { kind: "scalar", span: this.#since(start), value, text, style: "plain", number: "float" };
    }
    #string() {
        let value = "";
        for (let from = ++this.#at;; this.#at++) {
            const unit = this.#text.charCodeAt(this.#at);
            if (Number.isNaN(unit))
                throw new Stop("EOF while parsing a string", this.#at);
            if (unit < 0x20)
                throw new Stop("control character (\\u0000-\\u001F) found while parsing a string", this.#at);
            if (unit !== 0x22 && unit !== 0x5c)
                continue;
            value += this.#text.slice(from, this.#at);
            if (unit === 0x22) {
                this.#at++;
                return value;
            }
            value += this.#escape();
            from = this.#at + 1;
        }
    }
    #escape() {
        const letter = this.#text[++this.#at] ?? "";
        if (letter !== "u") {
            const plain = Object.hasOwn(escapes, letter) ? escapes[letter] : undefined;
            if (plain === undefined)
                throw new Stop("invalid escape", this.#at);
            return plain;
        }
        const high = this.#hexadecimal();
        if (high >= 0xdc00 && high < 0xe000)
            throw new Stop("lone leading surrogate in hex escape", this.#at);
        if (high < 0xd800 || high >= 0xdc00)
            return String.fromCharCode(high);
        if (this.#text.slice(this.#at + 1, this.#at + 3) !== "\\u")
            throw new Stop("unexpected end of hex escape", this.#at);
        this.#at += 2;
        const low = this.#hexadecimal();
        if (low < 0xdc00 || low >= 0xe000)
            throw new Stop("lone leading surrogate in hex escape", this.#at);
        return String.fromCharCode(high, low);
    }
    #hexadecimal() {
        const digits = this.#text.slice(this.#at + 1, this.#at + 5);
        if (!/^[0-9A-Fa-f]{4}$/.test(digits))
            throw new Stop("invalid escape", this.#at);
        this.#at += 4;
        return parseInt(digits, 16);
    }
    #array(start, depth) {
        const items = [];
        this.#at++;
        if (!this.#takes("]")) {
            do
                items.push(this.#value(depth + 1));
            while (this.#takes(","));
            if (!this.#takes("]"))
                throw new Stop("expected `,` or `]`", this.#at);
        }
        return { kind: "list", span: this.#since(start), items };
    }
    #object(start, depth) {
        const entries = [];
        this.#at++;
        if (!this.#takes("}")) {
            do {
                this.#skipSpace();
                if (this.#text[this.#at] !== '"')
                    throw new Stop("key must be a string", this.#at);
                const at = this.#at;
                const name = this.#string();
                const key = { kind: "scalar", span: this.#since(at), value: name, text: name, style: "quoted" };
                if (!this.#takes(":"))
                    throw new Stop("expected `:`", this.#at);
                entries.push({ key, name, value: this.#value(depth + 1) });
            } while (this.#takes(","));
            if (!this.#takes("}"))
                throw new Stop("expected `,` or `}`", this.#at);
        }
        return { kind: "table", span: this.#since(start), entries };
    }
}


/***/ })

};
;