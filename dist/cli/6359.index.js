"use strict";
exports.id = 6359;
exports.ids = [6359,6179];
exports.modules = {

/***/ 8560:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   covers: () => (/* binding */ covers),
/* harmony export */   entryFor: () => (/* binding */ entryFor),
/* harmony export */   pruned: () => (/* binding */ pruned),
/* harmony export */   readBaseline: () => (/* binding */ readBaseline),
/* harmony export */   writeBaseline: () => (/* binding */ writeBaseline)
/* harmony export */ });
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7557);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8113);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2401);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(976);
/* harmony import */ var _policy_case_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8868);
/* harmony import */ var _syntaxes_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7973);






const most = 20_000;
const longest = 4096;
const keys = ["fingerprint", "rule", "kind", "path", "profile"];
function readBaseline(source) {
    const problems = [];
    const say = (node, message) => void problems.push({ message, at: { source, span: node.span } });
    const entries = new Map();
    const root = (0,_syntaxes_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(source.text);
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
            say(entry.key, `there is no key \`${entry.name ?? "?"}\` in ${what}${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestion */ .h)(entry.name ?? "", names)}`);
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
    return finding !== undefined && finding.host !== null && !(0,_policy_case_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfPolicy */ .mF)(finding) && entry.rule === finding.rule && entry.kind === (finding.kind ?? null) && entry.path === finding.at.source.path;
}
function pruned({ entries }, findings) {
    return [...entries.values()].filter((entry) => covers(entry, findings.get(entry.fingerprint)));
}
function entryFor(finding, fingerprint) {
    const { rule, kind = null, item, at } = finding;
    return { fingerprint, rule, kind, path: at.source.path, profile: (item?.profile && (0,_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .known */ .eO)(item.profile.name)) ?? null, at };
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
    return (0,_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(one.path, other.path) || (0,_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(one.rule, other.rule) || (0,_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(one.kind ?? "", other.kind ?? "") || (0,_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(one.profile ?? "", other.profile ?? "") || (0,_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(one.fingerprint, other.fingerprint);
}


/***/ }),

/***/ 6359:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   answerBaseline: () => (/* binding */ answerBaseline)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7673);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8560);
/* harmony import */ var _files_disk_write_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7190);
/* harmony import */ var _governing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5042);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7664);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3609);
/* harmony import */ var _roster_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5396);
/* harmony import */ var _subject_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4505);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1395);









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

/***/ 7190:
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
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(976);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1395);





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

/***/ 8113:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ writeJson)
/* harmony export */ });
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6951);

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

/***/ 7664:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ judge),
/* harmony export */   i: () => (/* binding */ changesBetween)
/* harmony export */ });
/* harmony import */ var _roster_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5396);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8803);
/* harmony import */ var _editions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8420);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9994);
/* harmony import */ var _inspect_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2406);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(976);
/* harmony import */ var _policy_case_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8868);
/* harmony import */ var _profile_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5330);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1395);










async function judge({ tool, survey, base, ask, repository, commit, policyCommit, notes, failOn, gate, movement, approve, policyChanges, proposed, baseline }) {
    const seen = await (0,_inspect_js__WEBPACK_IMPORTED_MODULE_2__/* .inspect */ .Nn)(survey, await besideOf(base, ask));
    const prints = new Map();
    const printOf = (finding) => {
        let print = prints.get(finding);
        if (print === undefined)
            prints.set(finding, (print = (0,_digest_js__WEBPACK_IMPORTED_MODULE_7__.fingerprint)((0,_finding_js__WEBPACK_IMPORTED_MODULE_8__/* .identityOf */ .c)(finding))));
        return print;
    };
    const covers = baseline || proposed?.baseline ? (await __webpack_require__.e(/* import() */ 6179).then(__webpack_require__.bind(__webpack_require__, 8560))).covers : () => false;
    base?.survey.borrow(survey, base.isAkin === true);
    const before = base && ((await isUntouched(base, { inspection: seen, survey }, ask)) ? seen : await (0,_inspect_js__WEBPACK_IMPORTED_MODULE_2__/* .inspect */ .Nn)(base.survey, ask).catch(unreadable));
    const fault = typeof before === "string" ? before : undefined;
    const earlier = before === undefined || typeof before === "string" ? undefined : governed(before, ask, undefined, staleIn(baseline, before.findings, printOf, covers));
    const changes = earlier && base && (before === seen ? [] : await changesOf({ inspection: earlier, survey: base.survey }, { inspection: seen, survey }, ask));
    const widened = approve && base && (await widenedIn(changes ?? (await changesOf({ inspection: { ...seen, loads: [], subjects: [] }, survey: base.survey }, { inspection: seen, survey }, ask)), ask, approve));
    const inspection = governed(seen, ask, movement, staleIn(proposed ? proposed.baseline : baseline, seen.findings, printOf, covers), proposed?.decisions, widened?.unapproved);
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
                return (0,_digest_js__WEBPACK_IMPORTED_MODULE_7__.sha256)(text);
            },
        })),
        inspection,
        judged: inspection.findings.map((finding) => {
            const waiver = waiverOf(finding) ?? null;
            const entry = baseline?.entries.get(printOf(finding));
            const isBaselined = entry !== undefined && covers(entry, finding);
            return new Standing(finding, waiver ? "waived" : isBaselined ? "existing" : (states.get(finding) ?? "new"), waiver, isBaselined, printOf);
        }),
        changes,
        ...(changes && base && changes.length > 0 ? { review: await (await __webpack_require__.e(/* import() */ 6103).then(__webpack_require__.bind(__webpack_require__, 6103))).reviewOf(changes, survey, base.survey, decisions) } : {}),
        notes: [...notes, ...(widened?.notes ?? []), ...(fault === undefined ? [] : [`the base cannot be read, so every finding is new: ${fault}`]), ...vacant(inspection, survey, ask), ...looked(inspection, ask)],
        failOn,
        gate,
        ...(policyChanges ? { policyChanges } : {}),
        upcoming: decisions.upcoming(inspection.findings.filter((finding) => !waiverOf(finding))),
    };
}
async function changesBetween(base, survey, ask) {
    const unjudged = { ...ask, isUnjudged: true };
    const inspection = await (0,_inspect_js__WEBPACK_IMPORTED_MODULE_2__/* .inspect */ .Nn)(survey, await besideOf(base, unjudged));
    base.survey.borrow(survey, base.isAkin === true);
    const before = (await isUntouched(base, { inspection, survey }, ask)) ? inspection : await (0,_inspect_js__WEBPACK_IMPORTED_MODULE_2__/* .inspect */ .Nn)(base.survey, unjudged);
    const unread = ({ loads }, side) => loads.flatMap(({ load }) => load.unjudged.map(({ message, at }) => `${side}\`${at.source.path}\` ${message}`));
    const notes = [...new Set([...unread(inspection, ""), ...(before === inspection ? [] : unread(before, "at the base, "))])];
    return { changes: before === inspection ? [] : await changesOf({ inspection: before, survey: base.survey }, { inspection, survey }, ask), notes };
}
async function isUntouched({ survey: other, isAkin }, head, { decisions }) {
    if (!isAkin)
        return false;
    await holdersIn(head, decisions);
    return head.survey.agreesWith(other);
}
async function changesOf(before, after, { decisions }) {
    const { compare } = await __webpack_require__.e(/* import() */ 6114).then(__webpack_require__.bind(__webpack_require__, 6114));
    return compare(compared(before.inspection), compared(after.inspection), new Map([...(await holdersIn(before, decisions)), ...(await holdersIn(after, decisions))]));
}
async function widenedIn(changes, { decisions }, approve) {
    return (await __webpack_require__.e(/* import() */ 4363).then(__webpack_require__.bind(__webpack_require__, 4363))).widenedUnder(decisions, changes, approve);
}
async function besideOf(base, ask) {
    return base ? { ...ask, usedBefore: await (0,_inspect_js__WEBPACK_IMPORTED_MODULE_2__/* .usedIn */ .vK)(base.survey, ask) } : ask;
}
function compared(inspection) {
    const { loads, subjects } = inspection;
    return { ...inspection, loads: (0,_editions_js__WEBPACK_IMPORTED_MODULE_1__/* .leading */ .R4)(loads, loads), subjects: (0,_editions_js__WEBPACK_IMPORTED_MODULE_1__/* .leading */ .R4)(subjects, loads) };
}
function statesOf(findings, base, printOf) {
    return new Map(findings.map((finding) => [finding, base?.has(printOf(finding)) ? "existing" : "new"]));
}
async function holdersIn({ inspection: { subjects }, survey }, decisions) {
    const holding = subjects.filter(({ host, item }) => {
        const { granted } = decisions.allowance(host, item);
        return granted.length > 0 && item.profile !== undefined && (0,_profile_js__WEBPACK_IMPORTED_MODULE_4__/* .capabilitiesOf */ .SF)(item.profile).some((capability) => granted.includes(capability));
    });
    if (holding.length === 0)
        return new Map();
    const { materialOf } = await __webpack_require__.e(/* import() */ 6813).then(__webpack_require__.bind(__webpack_require__, 6813));
    return new Map(await Promise.all(holding.map(async (subject) => [subject, await materialOf(subject.item, survey)])));
}
function governed(inspection, { decisions, hosts: some, starts }, movement = { loosened: [], weakened: [] }, stale = [], answering = decisions, unapproved = []) {
    const whole = some === undefined && starts === undefined;
    const about = inspection.subjects.map(({ host, item }) => ({ host, item, path: item.files[0] ?? "" }));
    const standing = (0,_policy_case_js__WEBPACK_IMPORTED_MODULE_3__/* .policyCase */ .$_)(answering, about, inspection.findings, movement, unapproved);
    const own = (0,_policy_case_js__WEBPACK_IMPORTED_MODULE_3__/* .checkPolicy */ .hM)(decisions, { ...standing, unused: whole ? [...standing.unused, ...stale] : [] }, (item) => inspection.subjects.find((subject) => subject.item === item));
    return own.length === 0 ? inspection : { ...inspection, findings: [...inspection.findings, ...own].sort(_inspect_js__WEBPACK_IMPORTED_MODULE_2__/* .byPlace */ .hz) };
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
    if (error instanceof _tree_js__WEBPACK_IMPORTED_MODULE_6__/* .Mistake */ .Fp)
        return error.message;
    throw error;
}
function vacant({ loads }, survey, { decisions }) {
    return loads.flatMap(({ host, title, load }) => (decisions.hosts[host]?.dirs ?? []).flatMap(({ value, at }) => {
        const path = (0,_path_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj)(value) ?? value;
        const layers = load.layers.filter(({ name, status }) => name !== "builtin" && status !== "absent");
        if (layers.some(({ root }) => (0,_path_js__WEBPACK_IMPORTED_MODULE_9__/* .isWithin */ .UO)(root, path)) || load.unjudged.some((problem) => (0,_path_js__WEBPACK_IMPORTED_MODULE_9__/* .isWithin */ .UO)(problem.at.source.path, path)))
            return [];
        const { line } = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .positionAt */ .t$)(at.source, at.span.start);
        const isThere = ["file", "directory"].includes(survey.look(path).kind);
        return [`\`hosts.${host}.dirs\` (${at.source.path}:${line}) names \`${value}\`, ${isThere ? `in which ${title} finds nothing to read` : "which is not there"}`];
    }));
}
function looked({ loads, subjects }, { decisions, user }) {
    if (subjects.length > 0)
        return [];
    const usual = loads.flatMap(({ host }) => {
        const places = (_roster_js__WEBPACK_IMPORTED_MODULE_0__/* .hosts */ .S[host]?.places ?? []).filter((place) => user !== undefined || !/^[~$/]/.test(place)).map((place) => place.replace(/^\*\*\//, ""));
        const profiles = places.filter((place) => place.includes("*"));
        return (profiles.length > 0 ? profiles : places).map((place) => place.replace(/\/?[^/]*\*.*$/, ""));
    });
    const named = loads.flatMap(({ host, title }) => (decisions.hosts[host]?.dirs ?? []).map(({ value }) => `\`${value || "."}\` for ${title}`));
    const quoted = [...new Set(usual)].filter((place) => place !== "").map((place) => `\`${place}\``);
    return [`no profile found; looked for ${[quoted.join(", "), ...named].filter((part) => part !== "").join(" and ")}`];
}


/***/ }),

/***/ 8868:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $_: () => (/* binding */ policyCase),
/* harmony export */   hM: () => (/* binding */ checkPolicy),
/* harmony export */   mF: () => (/* binding */ isOfPolicy)
/* harmony export */ });
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3970);

function policyCase(decisions, about, findings, { loosened, unapproved = [], weakened, unowned = [] }, unapprovedWidenings = []) {
    const of = (...kinds) => decisions.faults.filter((fault) => kinds.includes(fault.about));
    return { widened: of("loosened"), loosened, unapproved, unapprovedWidenings, weakened, ended: of("ended", "far"), ending: of("ending"), unused: decisions.unused(about, findings), unowned };
}
function checkPolicy(decisions, standing, hostOf = () => undefined) {
    if (Object.values({ ...standing }).every(({ length }) => length === 0))
        return [];
    return Object.entries(_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a).flatMap(([rule, judgement]) => {
        if (judgement.subject !== "policy")
            return [];
        return [...judgement.check(standing)].flatMap((report) => {
            const severity = decisions.levelOf(rule, report.kind);
            const { item = null } = report;
            const { host = null, edition = null } = (item && hostOf(item)) ?? {};
            return severity === "off" ? [] : [{ ...report, rule, severity, host, edition, layer: item?.layer ?? null, item }];
        });
    });
}
function isOfPolicy({ rule }) {
    return Object.hasOwn(_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a, rule) && _catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a[rule]?.subject === "policy";
}


/***/ }),

/***/ 7973:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ parseJsonc),
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
    return read(new Reader(text, false));
}
function parseJsonc(text) {
    return read(new Reader(text, true));
}
function read(reader) {
    try {
        return reader.whole();
    }
    catch (error) {
        if (error instanceof Stop)
            return error.problem;
        throw error;
    }
}
const escapes = { '"': '"', "\\": "\\", "/": "/", b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };
const comment = /\/\/[^\r\n]*|\/\*[^]*?\*\//y;
const number = /-?(0|[1-9]\d*)((?:\.\d+)?(?:[eE][-+]?\d+)?)/y;
class Reader {
    #text;
    #loose;
    #at = 0;
    constructor(text, loose) {
        this.#text = text;
        this.#loose = loose;
        if (loose && text.startsWith("\ufeff"))
            this.#at = 1;
    }
    whole() {
        const node = this.#value(0);
        this.#skipSpace();
        if (this.#at < this.#text.length)
            throw new Stop("trailing characters", this.#at);
        return node;
    }
    #skipSpace() {
        for (;;) {
            while (" \n\t\r".includes(this.#text[this.#at] ?? "x"))
                this.#at++;
            if (!this.#loose || this.#text[this.#at] !== "/")
                return;
            comment.lastIndex = this.#at;
            const [found] = comment.exec(this.#text) ?? [];
            if (found === undefined)
                return;
            this.#at += found.length;
        }
    }
    #takes(character) {
        this.#skipSpace();
        if (this.#text[this.#at] !== character)
            return false;
        this.#at++;
        return true;
    }
    #ends(character) {
        this.#skipSpace();
        return this.#loose && this.#text[this.#at] === character;
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
            if (unit < 0x20 && !(this.#loose && unit === 0x09))
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
        if (this.#loose)
            return String.fromCharCode(high);
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
            while (this.#takes(",") && !this.#ends("]"));
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
            } while (this.#takes(",") && !this.#ends("}"));
            if (!this.#takes("}"))
                throw new Stop("expected `,` or `}`", this.#at);
        }
        return { kind: "table", span: this.#since(start), entries };
    }
}


/***/ })

};
;