"use strict";
exports.id = 359;
exports.ids = [359,673];
exports.modules = {

/***/ 7673:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   answer: () => (/* binding */ answer),
/* harmony export */   refused: () => (/* binding */ refused)
/* harmony export */ });
/* harmony import */ var _roster_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5396);
/* harmony import */ var _files_disk_glance_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2909);
/* harmony import */ var _files_native_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2860);
/* harmony import */ var _governing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5042);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3278);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5003);
/* harmony import */ var _subject_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4505);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1395);








async function answer(asked, surroundings) {
    const base = asked.kind === "check" ? asked.base : undefined;
    const places = chosen(asked).flatMap((host) => host.places);
    let line;
    const matter = await (0,_subject_js__WEBPACK_IMPORTED_MODULE_6__/* .matterOf */ .X)({ ...asked, base, places }, surroundings, (names) => (line = lineFor(asked, names)));
    try {
        return await answerOn(matter, await (line ?? lineFor(asked, [])), asked, surroundings);
    }
    finally {
        await matter.close();
    }
}
function chosen(asked) {
    return Object.entries(_roster_js__WEBPACK_IMPORTED_MODULE_0__/* .hosts */ .S).flatMap(([id, host]) => (asked.hosts?.includes(id) ?? true ? [host] : []));
}
async function lineFor(asked, names) {
    const { kind, outputs } = asked;
    const sure = chosen(asked).filter(({ places }) => names.some((name) => (0,_places_js__WEBPACK_IMPORTED_MODULE_5__/* .markersOf */ .Bs)(places).has(name)));
    const [{ judge }, reports] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(363), __webpack_require__.e(231), __webpack_require__.e(109), __webpack_require__.e(777)]).then(__webpack_require__.bind(__webpack_require__, 4777)), Promise.all(outputs.map(({ format }) => reportFor(kind, format))), ...sure.map(({ prepare }) => prepare?.())]);
    return { judge, reports };
}
async function reportFor(command, format) {
    if (command === "list") {
        if (format !== "json")
            return (await __webpack_require__.e(/* import() */ 822).then(__webpack_require__.bind(__webpack_require__, 2822))).listPretty;
        const [{ listJson }, { sha256 }] = await Promise.all([__webpack_require__.e(/* import() */ 553).then(__webpack_require__.bind(__webpack_require__, 1553)), Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 8803))]);
        return (result) => listJson(result, sha256);
    }
    switch (format) {
        case "pretty":
            return (await __webpack_require__.e(/* import() */ 308).then(__webpack_require__.bind(__webpack_require__, 6308))).pretty;
        case "json":
            return (await __webpack_require__.e(/* import() */ 885).then(__webpack_require__.bind(__webpack_require__, 6885))).json;
        case "github":
            return (await __webpack_require__.e(/* import() */ 476).then(__webpack_require__.bind(__webpack_require__, 1476))).github;
        case "markdown": {
            const { markdown } = await __webpack_require__.e(/* import() */ 997).then(__webpack_require__.bind(__webpack_require__, 1997));
            return (result) => markdown(result);
        }
    }
}
async function answerOn(matter, { judge, reports }, asked, surroundings) {
    const governing = await (0,_governing_js__WEBPACK_IMPORTED_MODULE_3__/* .governingOf */ .F)(matter, asked.today ?? surroundings.today);
    if ("kind" in governing)
        return refused(governing, surroundings);
    const ask = {
        decisions: governing.decisions,
        editions: asked.editions,
        ...(asked.hosts ? { hosts: asked.hosts } : {}),
        ...(asked.kind === "list" && asked.from !== undefined ? { starts: [startIn(matter, asked.from, asked.staged, surroundings)] } : {}),
        ...(matter.user ? { user: matter.user } : {}),
    };
    const result = await judge({
        tool: surroundings.tool,
        survey: matter.survey,
        base: asked.kind === "check" ? matter.base : undefined,
        ask,
        repository: asked.outputs.some(({ format }) => format === "json") ? await matter.slug() : null,
        commit: null,
        policyCommit: matter.policyCommit,
        notes: [...matter.notes, ...governing.notes, ...(await ignoredNote(matter, furtherPlaces(asked, ask.decisions)))],
        failOn: asked.kind === "check" ? asked.failOn : "never",
        gate: asked.kind === "check" ? asked.gate : "all",
        ...(governing.baseline ? { baseline: governing.baseline } : {}),
    });
    const screen = surroundings.screen();
    const texts = asked.outputs.map(({ file }, i) => ({ file, text: reports[i]?.(result, file === undefined ? screen : { ...screen, color: false }) ?? "" }));
    return { code: (0,_result_js__WEBPACK_IMPORTED_MODULE_4__/* .conclusionOf */ .vu)(result) === "findings" ? 1 : 0, texts, notes: result.notes };
}
async function refused({ problems }, { screen }) {
    return { code: 2, texts: [], notes: [], complaint: (await __webpack_require__.e(/* import() */ 994).then(__webpack_require__.bind(__webpack_require__, 7613))).complaint(problems, screen()) };
}
function startIn({ root, survey }, from, staged, { directory }) {
    const path = (0,_files_native_js__WEBPACK_IMPORTED_MODULE_2__/* .absolute */ .y)(directory, from);
    const start = (0,_files_native_js__WEBPACK_IMPORTED_MODULE_2__/* .below */ .G)(root, path);
    if (start === undefined)
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_7__/* .Mistake */ .Fp(`\`--from ${from}\` is not inside ${root}`);
    const isThere = start === "" || survey.look(start).kind === "directory" || (!staged && (0,_files_disk_glance_js__WEBPACK_IMPORTED_MODULE_1__/* .isDirectory */ .wd)(path));
    if (!isThere)
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_7__/* .Mistake */ .Fp(`\`--from ${from}\` is no directory${staged ? " of the index" : ""}`);
    return start;
}
function furtherPlaces(asked, { hosts: settings }) {
    return Object.entries(_roster_js__WEBPACK_IMPORTED_MODULE_0__/* .hosts */ .S).flatMap(([id, { places }]) => {
        const dirs = asked.hosts?.includes(id) ?? true ? (settings[id]?.dirs ?? []) : [];
        return dirs.flatMap(({ value }) => (0,_places_js__WEBPACK_IMPORTED_MODULE_5__/* .placesIn */ .yN)(value, places));
    });
}
async function ignoredNote(matter, further) {
    const paths = await matter.ignored(further);
    if (paths.length === 0)
        return [];
    const some = paths.slice(0, 3).join(", ");
    return [`${paths.length === 1 ? "1 file that git ignores stands" : `${paths.length} files that git ignores stand`} where a host looks, and ${paths.length === 1 ? "is" : "are"} not judged: ${some}${paths.length > 3 ? ", …" : ""}`];
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
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5109);
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
            return (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__.refused)(governing, surroundings);
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
            const left = (0,_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .pruned */ .FA)(baseline, new Map(judged.map(({ fingerprint, finding }) => [fingerprint, finding])));
            const gone = baseline.entries.size - left.length;
            if (gone === 0)
                return told(`${_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .baselinePath */ .XB}: ${left.length === 1 ? "its one entry" : `every one of its ${counted(left.length)}`} matches a finding; nothing was changed`, matter.notes);
            (0,_files_disk_write_js__WEBPACK_IMPORTED_MODULE_2__/* .writeInside */ .M)(matter.root, _policy_js__WEBPACK_IMPORTED_MODULE_5__/* .baselinePath */ .XB, (0,_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .writeBaseline */ .B9)(left), { replace: true });
            return told(`wrote ${_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .baselinePath */ .XB}: ${counted(gone)} taken out, ${left.length} left`, matter.notes);
        }
        const standing = judged.filter(({ finding, state }) => finding.host !== null && state !== "waived").map(({ finding, fingerprint }) => (0,_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .entryFor */ .cy)(finding, fingerprint));
        const count = new Set(standing.map(({ fingerprint }) => fingerprint)).size;
        (0,_files_disk_write_js__WEBPACK_IMPORTED_MODULE_2__/* .writeInside */ .M)(matter.root, _policy_js__WEBPACK_IMPORTED_MODULE_5__/* .baselinePath */ .XB, (0,_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .writeBaseline */ .B9)(standing), { replace: true });
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

/***/ 5042:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ governingOf),
/* harmony export */   O: () => (/* binding */ refusalOf)
/* harmony export */ });
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3609);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80);


async function governingOf(matter, today) {
    const [{ decide }, policy, upper] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(231), __webpack_require__.e(980)]).then(__webpack_require__.bind(__webpack_require__, 8231)), policyFrom(matter.policy, matter), matter.upper && policyFrom(matter.upper, { library: outside(matter.library), policyCommit: null })]);
    if ("kind" in policy)
        return policy;
    if (upper && "kind" in upper)
        return upper;
    const decisions = await decide(policy, today, upper);
    if (!matter.baseline)
        return { decisions, baseline: undefined, notes: [] };
    if (decisions.baseline === "refuse")
        return { decisions, baseline: undefined, notes: [`the baseline is not heard: ${refusalOf(decisions)}`] };
    if ("kind" in matter.baseline)
        return matter.baseline;
    const { readBaseline } = await __webpack_require__.e(/* import() */ 560).then(__webpack_require__.bind(__webpack_require__, 8560));
    const baseline = readBaseline(matter.baseline);
    return "kind" in baseline ? baseline : { decisions, baseline, notes: [] };
}
function refusalOf({ standings }) {
    const at = standings.map(({ baseline }) => baseline).find((stated) => stated?.value === "refuse")?.at;
    return at ? `the policy refuses one (${at.source.path}:${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .positionAt */ .t$)(at.source, at.span.start).line})` : "the policy refuses one";
}
function outside(library) {
    return { ...library, file: async () => "a policy from outside the repository extends presets and files of other repositories alone" };
}
async function policyFrom(found, { library, policyCommit }) {
    if (found === undefined)
        return (0,_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .presetPolicy */ .W)("recommended");
    if ("kind" in found)
        return found;
    const { readPolicy } = await __webpack_require__.e(/* import() */ 238).then(__webpack_require__.bind(__webpack_require__, 3238));
    return readPolicy(found, library, policyCommit ?? undefined);
}


/***/ })

};
;