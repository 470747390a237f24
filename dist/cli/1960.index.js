"use strict";
exports.id = 1960;
exports.ids = [1960];
exports.modules = {

/***/ 11960:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   inventoryHtml: () => (/* binding */ inventoryHtml)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);
/* harmony import */ var _reports_html_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45043);
/* harmony import */ var _reports_html_row_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6567);
/* harmony import */ var _powerful_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3501);
/* harmony import */ var _sanitize_counted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14135);





function inventoryHtml({ repositories, date, tool }) {
    const counts = {
        repositories: 0,
        profiles: 0,
        write: 0,
        execute: 0,
        refused: 0,
        ungated: 0,
        stale: 0,
        unchecked: 0,
        bySetting: new Map(),
        byConclusion: new Map(),
    };
    const { rows, left } = (0,_reports_html_page_js__WEBPACK_IMPORTED_MODULE_1__/* .importantRows */ .E)(rowsOf(repositories, counts));
    return (0,_reports_html_page_js__WEBPACK_IMPORTED_MODULE_1__/* .htmlPage */ .X)({
        title: titleOf(repositories),
        about: [`As of ${date}`, tool],
        totals: totalsOf(counts),
        notes: [],
        rows,
        more: {
            count: left,
            where: "The files inventory.csv and settings.csv next to it have every row, and so has inventory.sqlite if it is there.",
        },
    });
}
function titleOf(repositories) {
    const owners = new Set(repositories.map(({ row }) => row.repository.split("/").slice(0, -1).join("/")));
    const [owner = ""] = owners;
    return owners.size === 1 && owner !== "" ? `Subagents of ${owner}` : "Subagents of every repository";
}
function* rowsOf(repositories, counts) {
    for (const { row, lines } of repositories) {
        countRepository(row, counts);
        const common = {
            repository: row.repository,
            conclusion: row.conclusion,
            problem: row.problem,
            stale: row.stale ? "stale" : "",
            date: row.readOn ?? row.date,
            gate: once(row.gate.map(({ kind }) => kind)),
            pin: once(row.gate.map(pinOf)),
            power: row.power,
        };
        let isEmpty = true;
        for (const line of lines.slice(1)) {
            const one = line.startsWith('{"type":"finding",') ? undefined : JSON.parse(line);
            const values = one && valuesOf(one);
            if (!one || !values)
                continue;
            countRow(one, counts);
            if (one.type !== "setting")
                isEmpty = false;
            yield (0,_reports_html_row_js__WEBPACK_IMPORTED_MODULE_2__/* .pageRow */ .oG)({ ...common, ...values });
        }
        if (isEmpty)
            yield (0,_reports_html_row_js__WEBPACK_IMPORTED_MODULE_2__/* .pageRow */ .oG)(common);
    }
}
function pinOf({ version, ruleset }) {
    const pin = ruleset ? (ruleset.commit ?? "not pinned") : (version?.slice(version.lastIndexOf("@") + 1) ?? "");
    return /^[0-9a-f]{40,64}$/.test(pin) ? pin.slice(0, 12) : pin;
}
function once(words) {
    return [...new Set(words)].filter((word) => word !== "").join(", ");
}
function valuesOf(row) {
    if (row.type === "profile")
        return profileValues(row);
    if (row.type === "unchecked")
        return uncheckedValues(row);
    return row.type === "setting" && (0,_powerful_js__WEBPACK_IMPORTED_MODULE_3__/* .isPowerful */ .Fk)(row) ? settingValues(row) : undefined;
}
function profileValues(row) {
    const { host, edition, layer, path, name, verdict, owner, until, mode, model } = row;
    const own = { host, edition, layer, path, name, verdict, owner, until, mode, model };
    return {
        ...own,
        can: row.capabilities.join(" "),
        policy: policyOf(row),
        grant: placeOf(row.grant),
        codeOwners: row.codeOwners.join(" "),
        servers: row.servers.map((server) => `${server.name}: ${server.value}`).join("; "),
    };
}
function uncheckedValues({ host, edition, path, message }) {
    return { host, edition, path, verdict: _reports_html_row_js__WEBPACK_IMPORTED_MODULE_2__/* .uncheckedWord */ .h1, policy: _reports_html_row_js__WEBPACK_IMPORTED_MODULE_2__/* .policyWords */ .gF.unknown, problem: message };
}
function settingValues(row) {
    const { host, layer, path, line, does, may, allowed, grant, owner = null, until = null } = row;
    const own = { host, layer, path: `${path}:${line}`, name: (0,_powerful_js__WEBPACK_IMPORTED_MODULE_3__/* .shownSetting */ .mV)(row), verdict: does, can: may.join(" ") };
    if (allowed === undefined || allowed === null)
        return own;
    return { ...own, policy: policyOf({ allowed, grant: grant ?? null }), grant: placeOf(grant), owner, until };
}
function placeOf(grant) {
    return grant ? `${grant.path}:${grant.line}` : null;
}
function policyOf({ allowed, grant }) {
    if (allowed === null)
        return _reports_html_row_js__WEBPACK_IMPORTED_MODULE_2__/* .policyWords */ .gF.unknown;
    if (!allowed)
        return _reports_html_row_js__WEBPACK_IMPORTED_MODULE_2__/* .policyWords */ .gF.refused;
    return grant ? _reports_html_row_js__WEBPACK_IMPORTED_MODULE_2__/* .policyWords */ .gF.granted : _reports_html_row_js__WEBPACK_IMPORTED_MODULE_2__/* .policyWords */ .gF.allowed;
}
function countRepository({ conclusion, profiles, gate, stale }, counts) {
    counts.repositories++;
    counts.byConclusion.set(conclusion, (counts.byConclusion.get(conclusion) ?? 0) + 1);
    if (profiles > 0 && gate.length === 0)
        counts.ungated++;
    if (stale)
        counts.stale++;
}
function countRow(row, counts) {
    if (row.type === "unchecked")
        counts.unchecked++;
    if (row.type === "setting")
        counts.bySetting.set(row.does, (counts.bySetting.get(row.does) ?? 0) + 1);
    if (row.type !== "profile")
        return;
    const { capabilities: can, allowed } = row;
    counts.profiles++;
    if (can.includes("write"))
        counts.write++;
    if (can.includes("execute"))
        counts.execute++;
    if (allowed === false)
        counts.refused++;
}
function totalsOf(counts) {
    const { repositories, profiles, write, execute, refused, ungated, stale, unchecked, byConclusion } = counts;
    const of = (conclusion) => byConclusion.get(conclusion) ?? 0;
    const states = [
        { count: of("undecided"), title: "undecided", view: "state=undecided", isBad: true },
        { count: of("unreached"), title: "not read", view: "state=unreached", isBad: true },
        { count: stale, title: "stale", view: "state=stale", isBad: true },
    ];
    return [
        { count: repositories, title: (0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_4__/* .nounFor */ .A)(repositories, "repository", "repositories"), isFirst: true },
        { count: of("failed"), title: "failed", view: "state=failed", isBad: true },
        { count: ungated, title: "without the check", view: "state=ungated", isBad: true },
        ...states.filter(({ count }) => count > 0),
        { count: profiles, title: (0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_4__/* .nounFor */ .A)(profiles, "profile"), isFirst: true },
        { count: refused, title: "not allowed", view: "policy=not+allowed", isBad: true },
        { count: execute, title: `can ${_model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .phrases */ .HJ.execute}`, view: "power=execute" },
        { count: write, title: `can ${_model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .phrases */ .HJ.write}`, view: "power=write" },
        ...(unchecked > 0
            ? [{ count: unchecked, title: "not checked", view: `verdict=${_reports_html_row_js__WEBPACK_IMPORTED_MODULE_2__/* .uncheckedWord */ .h1}`, isBad: true }]
            : []),
        ...settingTotals(counts),
    ];
}
function settingTotals({ bySetting }) {
    const all = [...bySetting.values()].reduce((sum, count) => sum + count, 0);
    if (all === 0)
        return [];
    return [
        { count: all, title: (0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_4__/* .nounFor */ .A)(all, "setting with power", "settings with power"), isFirst: true },
        ..._powerful_js__WEBPACK_IMPORTED_MODULE_3__/* .powerfulKinds */ .IZ.flatMap((kind) => {
            const count = bySetting.get(kind) ?? 0;
            const view = new URLSearchParams({ verdict: kind }).toString();
            const title = (0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_4__/* .nounFor */ .A)(count, kind, kind.replace(/^(\w+)s /, "$1 "));
            return count === 0 ? [] : [{ count, title, view, ...(kind === "asks nobody" ? { isBad: true } : {}) }];
        }),
    ];
}


/***/ })

};
;