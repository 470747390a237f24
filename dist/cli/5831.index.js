"use strict";
exports.id = 5831;
exports.ids = [5831,7463];
exports.modules = {

/***/ 53797:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: () => (/* binding */ memoize),
/* harmony export */   C$: () => (/* binding */ forgetResults),
/* harmony export */   YY: () => (/* binding */ memoizeEach)
/* harmony export */ });
let known = new WeakMap();
function memoize(make) {
    return (key) => {
        let results = known.get(make);
        if (!results)
            known.set(make, (results = new WeakMap()));
        let result = results.get(key);
        if (!result)
            results.set(key, (result = { value: make(key) }));
        return result.value;
    };
}
function memoizeEach(make, nameOf) {
    const ways = memoize(() => new Map());
    return (key, way) => {
        const results = ways(key);
        const name = nameOf(way);
        let result = results.get(name);
        if (!result)
            results.set(name, (result = { value: make(key, way) }));
        return result.value;
    };
}
function forgetResults() {
    known = new WeakMap();
}


/***/ }),

/***/ 81467:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ certaintyOfHost),
/* harmony export */   h: () => (/* binding */ certaintyOf)
/* harmony export */ });
/* harmony import */ var _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5);
/* harmony import */ var _model_certainty_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65174);


function certaintyOfHost(host) {
    return (host === null ? undefined : _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .hosts */ .S[host]?.certainty) ?? "documented";
}
function certaintyOf(host, { certainty, verdict, leniency, profile }) {
    const ofHost = certainty ?? certaintyOfHost(host);
    const known = [ofHost];
    const add = (fact) => void known.push(fact.certainty ?? ofHost);
    if ("problem" in verdict)
        add(verdict.problem);
    if (leniency)
        add(leniency);
    profile?.bypasses.forEach(add);
    for (const fact of profile?.ineffective ?? [])
        if (fact.kind !== "metadata")
            add(fact);
    return known.length === 1 ? ofHost : (0,_model_certainty_js__WEBPACK_IMPORTED_MODULE_1__/* .weakest */ .h)(known);
}


/***/ }),

/***/ 65831:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ms: () => (/* binding */ byEdition),
  hz: () => (/* reexport */ check_loaded_byPlace),
  hh: () => (/* reexport */ certainty/* certaintyOf */.h),
  Pb: () => (/* reexport */ certainty/* certaintyOfHost */.P),
  Cf: () => (/* reexport */ checkLoaded),
  GL: () => (/* binding */ hostsInUse),
  Nn: () => (/* binding */ inspect)
});

// EXTERNAL MODULE: ./build/bundle/src/generated/catalogue.js + 35 modules
var catalogue = __webpack_require__(5);
// EXTERNAL MODULE: ./build/bundle/src/inspect/editions.js
var editions = __webpack_require__(44611);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var model_host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/collect.js
var collect = __webpack_require__(77012);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/memoize.js
var memoize = __webpack_require__(53797);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/lenient.js
var lenient = __webpack_require__(97463);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/repo/patterns.js
var repo_patterns = __webpack_require__(13987);
// EXTERNAL MODULE: ./build/bundle/src/model/delegation.js
var delegation = __webpack_require__(20221);
// EXTERNAL MODULE: ./build/bundle/src/model/finding.js
var model_finding = __webpack_require__(10290);
// EXTERNAL MODULE: ./build/bundle/src/model/rule.js
var model_rule = __webpack_require__(78301);
// EXTERNAL MODULE: ./build/bundle/src/platform/memory.js
var memory = __webpack_require__(3986);
// EXTERNAL MODULE: ./build/bundle/src/inspect/certainty.js
var certainty = __webpack_require__(81467);
// EXTERNAL MODULE: ./build/bundle/src/inspect/findings/identity.js
var identity = __webpack_require__(29771);
// EXTERNAL MODULE: ./build/bundle/src/platform/hash.js
var hash = __webpack_require__(81957);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/counted.js
var counted = __webpack_require__(14135);
// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/findings/few-reports.js




const maxReports = 100;
const maxMembers = 10_000;
function fewReports(reports) {
    const all = Array.isArray(reports) ? reports : [...reports];
    if (all.length <= maxReports)
        return all;
    const left = new Set();
    const rests = groupsOf(all).flatMap((group) => {
        if (group.length <= maxReports + 1)
            return [];
        const rest = inOrderOfValues(group).slice(maxReports);
        for (const { report } of rest)
            left.add(report);
        return [restOf(rest)];
    });
    return [...all.filter((report) => !left.has(report)), ...rests];
}
function groupsOf(all) {
    const groups = new Map();
    for (const report of all) {
        const { kind = "", certainty = "", at, item } = report;
        let ofItem = groups.get(item);
        if (!ofItem)
            groups.set(item, (ofItem = new Map()));
        const key = `${kind} ${certainty} ${at.source.path}`;
        (0,many/* addTo */.DN)(ofItem, key, report);
    }
    return [...groups.values()].flatMap((ofItem) => [...ofItem.values()]);
}
function inOrderOfValues(group) {
    return group
        .map((report) => ({ report, value: (0,identity/* comparedValue */.P)(report) }))
        .sort((a, b) => (a.value < b.value ? -1 : a.value > b.value ? 1 : 0));
}
function restOf(rest) {
    const [first, ...others] = rest;
    const values = rest.map(({ value }) => value);
    const { groupKey: _, fixes: __, contents: ___, ...common } = first.report;
    return {
        ...common,
        message: `${first.report.message} (and ${(0,counted/* counted */.h)(others.length, "more finding")} of this kind)`,
        value: (0,hash.sha256)(JSON.stringify(values)),
        ...(values.length <= maxMembers ? { members: values } : {}),
    };
}

// EXTERNAL MODULE: ./build/bundle/src/inspect/second-tree/shared-findings.js
var shared_findings = __webpack_require__(63272);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/findings/run-rules.js








function isListed({ files, verdict }) {
    return files.length > 0 && verdict.kind !== "passed-over";
}
const findingsPerLook = 500;
const profileRules = Object.entries(catalogue/* rules */.a).filter(([, { subject }]) => subject !== "policy");
function runRules(checked, decisions, isReader, unguardedStarts, { recall, notes = shared_findings/* noNotes */.P } = {}) {
    const { load } = checked;
    if (load.status === "absent" && load.layers.length + load.items.length + load.unjudged.length === 0)
        return [];
    return notes.whole ?? notes.end(findingsOf(checked, decisions, isReader, unguardedStarts, { recall, notes }));
}
function findingsOf(checked, decisions, isReader, unguardedStarts, { recall, notes }) {
    const { host, title, load } = checked;
    const findings = [];
    const add = addsTo(findings, checked, decisions, isReader);
    const run = { layers: load.layers, listed: load.items.filter(isListed), findings, add, notes };
    const general = {
        host: title,
        allowance: (item) => decisions.allowance(host ?? "", item),
        settingsAllowance: (path) => decisions.settingsAllowance(host ?? "", path),
        skillAllowance: (item, path) => decisions.skillAllowance(host ?? "", item, path),
        lists: decisions.lists,
        reachable: notes.reachable((0,delegation/* reachableIn */.Z)(load)),
        unguardedStarts,
    };
    for (const [id, rule] of profileRules) {
        const context = {
            ...general,
            options: decisions.optionsOf(id),
            isOff: (item, kind) => recall === undefined && decisions.levelOf(id, kind, { host, item, path: item.files[0] ?? "" }) === "off",
        };
        const call = {
            id,
            context,
            contextOf(item) {
                if (!rule.options)
                    return context;
                const options = decisions.optionsOf(id, { host, item, path: item.files[0] ?? "" });
                return options === context.options ? context : { ...context, options };
            },
            ask: (given, subject, check) => (recall ? recall(id, given, (of) => check(subject, of)) : check(subject, given)),
        };
        switch (rule.subject) {
            case "profile":
                askOfProfiles({ ...call, rule }, run);
                break;
            case "item":
                askOfItems({ ...call, rule }, run);
                break;
            case "layer":
                askOfLayers({ ...call, rule }, run);
                break;
            case "load": {
                const reports = call.ask(context, load, (of, given) => rule.check(of, given));
                add(id, rule, reports, null);
                break;
            }
            case "policy":
        }
    }
    return findings;
}
function askOfProfiles({ id, rule, context, contextOf, ask }, run) {
    const { layers, listed, findings, add, notes } = run;
    const check = (item, given) => (item.profile ? rule.check(item.profile, item, given) : []);
    const make = (item) => add(id, rule, ask(contextOf(item), item, check), item);
    for (const item of listed)
        if (item.profile)
            notes.ofItem(id, item, findings, make);
    notes.ofLayers(id, findings, () => {
        const reported = layerReports(rule, layers, (layer) => ask(context, layer, (of, given) => rule.checkLayer?.(of, given) ?? []));
        for (const [layer, reports] of reported)
            add(id, rule, reports, null, layer);
    });
}
function askOfItems({ id, rule, contextOf, ask }, { listed, findings, add, notes }) {
    const check = (item, given) => rule.check(item, given);
    const make = (item) => add(id, rule, ask(contextOf(item), item, check), item);
    for (const item of listed)
        notes.ofItem(id, item, findings, make);
}
function askOfLayers({ id, rule, context, ask }, { layers, listed, add }) {
    for (const layer of layers) {
        const own = listed.filter((item) => item.layer === layer);
        const reports = ask(context, layer, (of, given) => rule.check(of, own, given));
        add(id, rule, reports, null, layer);
    }
}
function addsTo(findings, { host, edition }, decisions, isReader) {
    const ofHost = (0,certainty/* certaintyOfHost */.P)(host);
    const shared = sharedTexts();
    return (id, rule, reports, ofItem, ofLayer = null) => {
        if (Array.isArray(reports) && reports.length === 0)
            return;
        for (const report of fewReports(reports)) {
            const { kind } = report;
            const { item, layer, path, certainty } = subjectOf(report, ofItem, ofLayer, ofHost);
            const reads = rule.isCapped || report.instead !== undefined ? isReader(host, path) : false;
            const cap = rule.isCapped ? capOf(certainty, reads) : undefined;
            const severity = decisions.levelOf(id, kind, { host, item, path }, cap);
            if (findings.length % findingsPerLook === 0)
                (0,memory/* ensureMemory */.EJ)();
            if (severity === "off")
                continue;
            const finding = Object.assign({ rule: id, class: (0,model_rule/* classOf */.Kl)(rule, kind), severity, host, edition, certainty, layer, item }, rule.cause === undefined ? undefined : { cause: rule.cause }, (0,model_finding/* withFewRelated */.Yn)(report), textsOf(report, reads ? "" : ending(report.instead), shared), cap && { cap });
            findings.push(finding);
        }
    };
}
function textsOf({ message: whole, groupKey }, end, shared) {
    const message = (whole.length > maxMessage ? withoutMiddle(whole) : whole) + end;
    if (groupKey === undefined)
        return { message: shared(message) };
    return { message: shared(message), groupKey: shared(groupKey.slice(0, maxMessage) + end) };
}
function ending(instead) {
    return instead === undefined ? "" : `; ${instead}`;
}
const maxMessage = 4_000;
const keptEnd = 1_000;
function withoutMiddle(message) {
    return `${message.slice(0, maxMessage - keptEnd)}…${message.slice(-keptEnd)}`.replace(/\p{Surrogate}/gu, "");
}
function sharedTexts() {
    const known = new Map();
    return (text) => {
        const first = known.get(text);
        if (first === undefined)
            known.set(text, text);
        return first ?? text;
    };
}
function subjectOf(report, ofItem, ofLayer, ofHost) {
    const item = report.item ?? ofItem;
    return {
        item,
        layer: report.layer ?? item?.layer ?? ofLayer,
        path: item?.files[0] ?? report.at.source.path,
        certainty: report.certainty ?? item?.certainty ?? ofHost,
    };
}
function capOf(certainty, isReader) {
    if (isReader)
        return "reader";
    return certainty === "assumed" ? "assumed" : undefined;
}
function* layerReports({ checkLayer }, layers, check) {
    const reported = new Set();
    const isNew = ({ at, message }) => {
        const before = reported.size;
        return reported.add(JSON.stringify([at.source.path, at.span.start, message])).size > before;
    };
    for (const layer of checkLayer ? layers : [])
        yield [layer, [...check(layer)].filter(isNew)];
}

;// CONCATENATED MODULE: ./build/bundle/src/inspect/findings/folder-readers.js


function folderReadersIn(loads) {
    const own = new Map(loads.flatMap(({ host, own: patterns, use }) => (use.kind === "none" ? [] : [[host, patterns]])));
    const owns = (host, path) => own.get(host)?.some((pattern) => (0,repo_patterns/* matches */.cK)(path, pattern)) ?? false;
    const known = new Map();
    return (host, path) => {
        if (host === null || own.size < 2)
            return false;
        const key = `${host} ${(0,repo_path/* directoryOf */.jt)(path)} ${(0,repo_path/* extensionOf */.je)(path) ?? ""}`;
        let isReader = known.get(key);
        if (isReader === undefined) {
            isReader = !owns(host, path) && [...own.keys()].some((other) => other !== host && owns(other, path));
            known.set(key, isReader);
        }
        return isReader;
    };
}

// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/findings/one-cause.js





const rulesById = catalogue/* rules */.a;
const syntax = "frontmatter";
const refusal = "refusal";
function onePerCause(findings, input) {
    const caused = causesOf(findings.filter(({ rule }) => rulesById[rule]?.isCapped));
    const all = folded(caused, input);
    withoutReaders(caused, all, input);
    return findings.flatMap((finding) => (all.gone.has(finding) ? [] : [all.changed.get(finding) ?? finding]));
}
function causesOf(findings) {
    const profileIn = profilesIn(findings);
    const named = findings.map((finding) => {
        const cause = finding.cause ?? (isRefusal(finding) ? causeIn(finding.value ?? "") : undefined);
        return { finding, profile: profileIn(finding), cause };
    });
    const refused = new Map(named.flatMap(({ finding, profile, cause }) => (isLeftOut(finding) ? [[profile, cause ?? refusal]] : [])));
    const broken = new Set(named.flatMap(({ profile, cause }) => (cause === syntax ? [profile] : [])));
    return named.map((one) => {
        const { finding, profile } = one;
        const lacks = rulesById[finding.rule]?.cause !== undefined;
        if (lacks || isLeftOut(finding)) {
            const cause = refused.get(profile);
            if (cause !== undefined)
                return { ...one, cause };
        }
        return lacks && broken.has(profile) && isUnread(finding) ? { ...one, cause: syntax } : one;
    });
}
function profilesIn(findings) {
    const own = ({ host, item, at }) => `${host} ${item?.profile?.name.at.span.start} ${item?.files[0] ?? at.source.path}`;
    const byFile = new Map();
    for (const finding of findings)
        if (finding.item) {
            const key = `${finding.host} ${finding.item.files[0]}`;
            const profiles = byFile.get(key);
            if (profiles)
                profiles.add(own(finding));
            else
                byFile.set(key, new Set([own(finding)]));
        }
    return (finding) => {
        const [only, ...others] = finding.item ? [] : (byFile.get(`${finding.host} ${finding.at.source.path}`) ?? []);
        return only === undefined || others.length > 0 ? own(finding) : only;
    };
}
function isRefusal({ rule, kind }) {
    return (rule === "no-rejected-profile" || rule === "no-dropped-profile") && kind !== "skill" && kind !== "document";
}
function isLeftOut(finding) {
    const { item, kind } = finding;
    if (!isRefusal(finding) || kind === "strict-readers")
        return false;
    return !item || item.verdict.kind === "rejected" || item.verdict.kind === "dropped";
}
function isUnread({ cause, item }) {
    return cause !== "description" || item?.profile?.description.state !== "stated";
}
function causeIn(message) {
    if (/\b(?:YAML|TOML|JSON|frontmatter|metadata)\b/.test(message))
        return syntax;
    return /[`'](description|developer_instructions|name|prompt|model|tools|hooks)[`']/.exec(message)?.[1];
}
function keyOf({ finding, profile, cause }, { decisions }) {
    const { rule, host, edition, kind, severity } = finding;
    const isOnce = kind !== undefined && rulesById[rule]?.kinds?.[kind]?.isOnce === true;
    if (cause === undefined && !isOnce)
        return undefined;
    const waiver = decisions.waiver(finding);
    const excuse = waiver ? `${waiver.at.span.start} ${waiver.at.source.path}` : "";
    const excused = `${excuse.length} ${excuse}`;
    if (isOnce)
        return `once ${host} ${rule} ${kind} ${severity} ${excused} ${(0,identity/* comparedValue */.P)(finding)}`;
    return cause === undefined ? undefined : `cause ${edition} ${cause.length} ${cause} ${excused} ${profile}`;
}
function folded(caused, input) {
    const groups = new Map();
    for (const one of caused) {
        const key = keyOf(one, input);
        if (key === undefined)
            continue;
        (0,many/* addTo */.DN)(groups, key, one.finding);
    }
    const all = { gone: new Set(), changed: new Map() };
    for (const group of groups.values()) {
        if (group.length < 2)
            continue;
        const [first, ...others] = group.sort(bySeverity);
        if (!first)
            continue;
        for (const other of others)
            all.gone.add(other);
        const related = others.sort(byRoot).filter((other) => !isCoveredBy(first, other));
        const places = withoutRepeats(first, related.slice(0, model_finding/* maxRelated */.Ub).flatMap((other) => relatedOf(other, first)));
        const fixed = [first, ...others].filter((other) => other.fixes !== undefined);
        const fixes = (fixed.find((other) => other.fixes?.some(({ edits }) => edits.length > 0)) ?? fixed[0])?.fixes;
        all.changed.set(first, {
            ...withRelated(first, places, countOf(related)),
            ...(fixes ? { fixes } : {}),
        });
    }
    return all;
}
function bySeverity(a, b) {
    const rank = (finding) => finding.class === "power" ? 0 : isLeftOut(finding) ? (finding.item ? 1 : 2) : 3;
    return model_finding/* severities */.gO.indexOf(b.severity) - model_finding/* severities */.gO.indexOf(a.severity) || rank(a) - rank(b) || byPlace(a, b);
}
function byPlace(a, b) {
    return a.at.source.path === b.at.source.path ? a.at.span.start - b.at.span.start : 0;
}
function byRoot(a, b) {
    return Number(isRefusal(b)) - Number(isRefusal(a));
}
function isCoveredBy({ message }, other) {
    const [lack = ""] = other.message.split(";", 1);
    return rulesById[other.rule]?.cause !== undefined && message.includes(lack);
}
function withoutRepeats({ message }, related) {
    const earlier = [message];
    return related.map((one) => {
        const cut = [...one.message.matchAll(/: /g)].find(({ index }) => earlier.some((text) => text.endsWith(one.message.slice(index))));
        earlier.push(one.message);
        return cut ? { ...one, message: one.message.slice(0, cut.index) } : one;
    });
}
function withoutReaders(caused, { gone, changed }, { loads }) {
    const kept = caused.filter(({ finding, cause }) => cause !== undefined && !gone.has(finding));
    const read = new Set(kept.flatMap(({ finding }) => (finding.cap === "reader" ? [finding.at.source.path] : [])));
    if (read.size === 0)
        return;
    const owners = new Map();
    for (const { finding, cause = "" } of kept) {
        if (finding.cap === "reader" || !read.has(finding.at.source.path))
            continue;
        const line = lineOf(finding, cause);
        if (!owners.has(line))
            owners.set(line, finding);
    }
    const readers = new Map();
    for (const { finding, cause = "" } of kept) {
        const owner = finding.cap === "reader" ? owners.get(lineOf(finding, cause)) : undefined;
        if (!owner || model_finding/* severities */.gO.indexOf(owner.severity) < model_finding/* severities */.gO.indexOf(finding.severity))
            continue;
        gone.add(finding);
        (0,many/* addTo */.DN)(readers, owner, finding);
    }
    const titles = new Map(loads.map(({ host, title }) => [host, title]));
    for (const [owner, others] of readers) {
        const related = others.map(({ host, message, at }) => ({ message: `${titles.get(host)}: ${message}`, at }));
        changed.set(owner, withRelated(changed.get(owner) ?? owner, related, countOf(others)));
    }
}
function lineOf({ at: { source, span } }, cause) {
    return `${(0,repo_text/* positionAt */.t$)(source, span.start).line} ${cause.length} ${cause} ${source.path}`;
}
function relatedOf({ message, at, related = [] }, first) {
    return [{ message: message === first.message ? "the same here" : message, at }, ...related];
}
function countOf(findings) {
    return findings.reduce((sum, { related = [], relatedCount = related.length }) => sum + 1 + relatedCount, 0);
}
function withRelated(finding, more, count) {
    const { related = [], relatedCount = related.length } = finding;
    return { ...finding, related: [...related, ...more].slice(0, model_finding/* maxRelated */.Ub), relatedCount: relatedCount + count };
}

// EXTERNAL MODULE: ./build/bundle/src/generated/hosts.js
var hosts = __webpack_require__(39824);
;// CONCATENATED MODULE: ./build/bundle/src/generated/launches.js
const launches = {
    amazonq: async () => (await __webpack_require__.e(/* import() */ 1646).then(__webpack_require__.bind(__webpack_require__, 1646))).launch,
    antigravity: async () => (await __webpack_require__.e(/* import() */ 8181).then(__webpack_require__.bind(__webpack_require__, 68181))).launch,
    augment: async () => (await __webpack_require__.e(/* import() */ 2094).then(__webpack_require__.bind(__webpack_require__, 32094))).launch,
    claude: async () => (await Promise.all(/* import() */[__webpack_require__.e(9009), __webpack_require__.e(401)]).then(__webpack_require__.bind(__webpack_require__, 70401))).launch,
    cline: async () => (await __webpack_require__.e(/* import() */ 9326).then(__webpack_require__.bind(__webpack_require__, 89326))).launch,
    codebuddy: async () => (await Promise.all(/* import() */[__webpack_require__.e(9009), __webpack_require__.e(8970), __webpack_require__.e(9857)]).then(__webpack_require__.bind(__webpack_require__, 48970))).launch,
    codex: async () => (await Promise.all(/* import() */[__webpack_require__.e(9009), __webpack_require__.e(3823), __webpack_require__.e(8394)]).then(__webpack_require__.bind(__webpack_require__, 18394))).launch,
    copilot: async () => (await __webpack_require__.e(/* import() */ 5703).then(__webpack_require__.bind(__webpack_require__, 15703))).launch,
    cursor: async () => (await __webpack_require__.e(/* import() */ 4449).then(__webpack_require__.bind(__webpack_require__, 14449))).launch,
    factory: async () => (await Promise.all(/* import() */[__webpack_require__.e(9009), __webpack_require__.e(3109), __webpack_require__.e(3473)]).then(__webpack_require__.bind(__webpack_require__, 3109))).launch,
    gemini: async () => (await Promise.all(/* import() */[__webpack_require__.e(9009), __webpack_require__.e(6750)]).then(__webpack_require__.bind(__webpack_require__, 46750))).launch,
    goose: async () => (await __webpack_require__.e(/* import() */ 842).then(__webpack_require__.bind(__webpack_require__, 60842))).launch,
    grok: async () => (await __webpack_require__.e(/* import() */ 638).then(__webpack_require__.bind(__webpack_require__, 80638))).launch,
    junie: async () => (await __webpack_require__.e(/* import() */ 7374).then(__webpack_require__.bind(__webpack_require__, 77374))).launch,
    kimi: async () => (await __webpack_require__.e(/* import() */ 5585).then(__webpack_require__.bind(__webpack_require__, 75585))).launch,
    kiro: async () => (await __webpack_require__.e(/* import() */ 7334).then(__webpack_require__.bind(__webpack_require__, 67334))).launch,
    letta: async () => (await __webpack_require__.e(/* import() */ 8205).then(__webpack_require__.bind(__webpack_require__, 88205))).launch,
    opencode: async () => (await Promise.all(/* import() */[__webpack_require__.e(9009), __webpack_require__.e(2208), __webpack_require__.e(8760), __webpack_require__.e(8065)]).then(__webpack_require__.bind(__webpack_require__, 8760))).launch,
    openhands: async () => (await __webpack_require__.e(/* import() */ 6053).then(__webpack_require__.bind(__webpack_require__, 36053))).launch,
    qoder: async () => (await Promise.all(/* import() */[__webpack_require__.e(9009), __webpack_require__.e(874)]).then(__webpack_require__.bind(__webpack_require__, 30874))).launch,
    qwen: async () => (await Promise.all(/* import() */[__webpack_require__.e(9009), __webpack_require__.e(230)]).then(__webpack_require__.bind(__webpack_require__, 40230))).launch,
    vibe: async () => (await __webpack_require__.e(/* import() */ 1091).then(__webpack_require__.bind(__webpack_require__, 81091))).launch,
    vtcode: async () => (await Promise.all(/* import() */[__webpack_require__.e(9009), __webpack_require__.e(3823), __webpack_require__.e(6970)]).then(__webpack_require__.bind(__webpack_require__, 16970))).launch,
};

;// CONCATENATED MODULE: ./build/bundle/src/inspect/findings/unguarded-starts.js


async function unguardedIn(loads) {
    const named = programsNamedIn(loads);
    const known = await Promise.all(Object.keys(hosts/* hosts */.S).flatMap((id) => {
        const load = launches[id];
        return load && named.has(id) ? [load()] : [];
    }));
    const names = { hosts: [...named].sort() };
    if (known.length === 0)
        return Object.assign(() => none, names);
    const { unguardedStarts } = await __webpack_require__.e(/* import() */ 4719).then(__webpack_require__.bind(__webpack_require__, 44719));
    const program = nameOfAny(known);
    const found = new Map();
    const find = (prompt) => {
        if (!hasCode(prompt) || !flag.test(prompt) || !program.test(prompt))
            return none;
        let starts = found.get(prompt);
        if (!starts)
            found.set(prompt, (starts = unguardedStarts(prompt, known)));
        return starts;
    };
    return Object.assign(find, names);
}
const none = [];
function hasCode(text) {
    return text.includes("`") || text.includes("~");
}
const flag = /-(?<=(?:^|\s)--?)[a-z]/;
function nameOfAny(launches) {
    const all = [...new Set(launches.flatMap(({ programs, marks = programs }) => marks))];
    const names = all.filter((name) => !all.some((other) => other !== name && name.includes(other)));
    return new RegExp(names.map((name) => name.replace(/\W/g, "\\$&")).join("|"));
}
function programsNamedIn(loads) {
    const programs = Object.entries(hosts/* hosts */.S).flatMap(([id, { launch }]) => launch ? [{ id, programs: launch.marks ?? launch.programs }] : []);
    const any = nameOfAny(programs);
    const named = new Set();
    const searched = new Map();
    for (const { load } of loads)
        for (const { profile } of load.items) {
            if (!profile)
                continue;
            const { text, at } = profile.prompt;
            if (searched.get(at.source) === text)
                continue;
            searched.set(at.source, text);
            if (!hasCode(text) || !flag.test(text) || !any.test(text))
                continue;
            for (const { id, programs: own } of programs)
                if (!named.has(id) && own.some((program) => text.includes(program)))
                    named.add(id);
        }
    return named;
}

// EXTERNAL MODULE: ./build/bundle/src/inspect/unread/unread-profiles.js
var unread_profiles = __webpack_require__(11736);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/findings/check-loaded.js









async function checkLoaded(loaded, decisions, options) {
    const { loads } = loaded;
    const findings = await findingsIn(loaded, decisions, options);
    const counted = findings.filter(({ at, item }) => !decisions.ignored(item?.files[0] ?? at.source.path));
    return {
        findings: onePerCause(sortedByPlace(counted), { loads, decisions }),
        ignored: findings.length - counted.length,
    };
}
async function findingsIn({ loads, hostless, unread }, decisions, { unguarded: given, recall, withFixes, shared }) {
    const isReader = folderReadersIn(loads);
    const unguarded = given ?? (await unguardedFor(loads, shared));
    const policies = withFixes ? decisions.policies : [];
    const unjudged = [...hostless, ...unread.map((profiles) => (0,unread_profiles/* unreadProblem */.l0)(profiles, policies))];
    const unknown = { host: null, title: "", edition: null, load: { ...model_host/* absentLoad */._e, unjudged } };
    return (0,editions/* withoutRepeats */.jP)((0,editions/* withFurther */.Hn)([...loads, unknown].flatMap((load) => runRules(load, decisions, isReader, unguarded, { recall, notes: shared?.of(load) })), loads.flatMap(({ fewer = [], ...host }) => fewer.flatMap((load) => runRules({ ...host, load }, decisions, isReader, unguarded, { recall })))), loads);
}
async function unguardedFor(loads, shared) {
    const found = await unguardedIn(loads);
    return shared?.begin(loads, found) ?? found;
}
function sortedByPlace(findings) {
    const byPath = new Map();
    for (const finding of findings) {
        const { path } = finding.at.source;
        (0,many/* addTo */.DN)(byPath, path, finding);
    }
    return [...byPath].sort(([a], [b]) => (0,repo_path/* byBytes */.bg)(a, b)).flatMap(([, own]) => own.sort(check_loaded_byPlace));
}
function check_loaded_byPlace(a, b) {
    return ((0,repo_path/* byBytes */.bg)(a.at.source.path, b.at.source.path) ||
        a.at.span.start - b.at.span.start ||
        (0,repo_path/* byBytes */.bg)(a.rule, b.rule) ||
        (0,repo_path/* byBytes */.bg)(a.host ?? "", b.host ?? "") ||
        (0,repo_path/* byBytes */.bg)(a.message, b.message));
}

;// CONCATENATED MODULE: ./build/bundle/src/inspect/fixes.js
async function loadWithFixes(host, repo, where, edition, { skipsRules }) {
    const load = await host.load(repo, where, edition);
    if (skipsRules || !load.items.some(mayBeFixed))
        return load;
    const { withFixes } = await Promise.all(/* import() */[__webpack_require__.e(2208), __webpack_require__.e(1633)]).then(__webpack_require__.bind(__webpack_require__, 11633));
    return withFixes(load, (texts) => host.load(repo.withTexts(texts), where, edition));
}
function mayBeFixed({ verdict, profile, leniency }) {
    return (verdict.kind === "shadowed" ||
        "problem" in verdict ||
        leniency !== undefined ||
        (profile !== undefined && profile.ineffective.length + profile.bypasses.length > 0));
}

// EXTERNAL MODULE: ./build/bundle/src/repo/spelling.js
var spelling = __webpack_require__(26782);
// EXTERNAL MODULE: ./build/bundle/src/inspect/unread/profile-look.js
var profile_look = __webpack_require__(66321);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/unread/near-miss.js





const profileFolder = /^(?:(?:sub|cli-)?agents?|droids?|(?:chat)?modes?|recipes)$/;
const folderSynonyms = ["agents", "agent", "subagents", "subagent"];
const maxReads = 200;
function profilePlacesOf(hosts) {
    return [...hosts].flatMap(({ title, patterns, ownPatterns = patterns }) => (0,repo_patterns/* ownPatternsOf */.l_)(patterns, ownPatterns).flatMap((pattern) => {
        const { anchor, path, fixed } = (0,repo_patterns/* parsePattern */.EY)(pattern);
        const [directory = "", folder = "", ...deeper] = fixed.split("/");
        const name = (0,repo_path/* nameOf */.Vb)(path);
        const isPlace = directory.startsWith(".") && profileFolder.test(folder) && deeper.length === 0;
        if ((anchor !== "every" && anchor !== "root") || !isPlace || !/^\*\.[^*]+$/.test(name))
            return [];
        return [{ title, pattern: path, isEverywhere: anchor === "every", directory, folder, ending: name.slice(1) }];
    }));
}
async function nearMissesIn(repo, hosts, isRead) {
    const problems = new Map();
    let reads = 0;
    for (const candidate of candidatesIn(repo, profilePlacesOf(hosts))) {
        const { path } = candidate;
        if (problems.has(path) ||
            isRead(path, candidate.place.title) ||
            (0,profile_look/* isDocument */.wz)(path) ||
            repo.resolve(path).kind !== "file")
            continue;
        if (++reads > maxReads)
            break;
        const look = await (0,profile_look/* lookOf */.Li)(repo, path);
        const problem = look && problemOf(repo, candidate, look);
        if (problem)
            problems.set(path, problem);
    }
    return [...problems.values()];
}
function problemOf(repo, { path, place: { title, pattern, ending }, home, not, target: named }, { name, format }) {
    const target = named ?? (name === undefined ? undefined : (0,repo_path/* join */.fj)(home, `${name}${ending}`));
    if (target !== undefined && repo.resolve(target).kind !== "missing")
        return undefined;
    const message = `looks like a profile, but ${title} reads \`${pattern}\`, not \`${not}\``;
    const problem = { kind: "near-miss", at: (0,repo_text/* placeOfPath */.Es)(path) };
    if (format !== formatOf(ending))
        return { ...problem, message: `${message}; write it as \`${target ?? (0,repo_path/* join */.fj)(home, `*${ending}`)}\`` };
    if (target === undefined)
        return { ...problem, message: `${message}; move the file to \`${home}\`` };
    const folder = (0,repo_path/* directoryOf */.jt)(target);
    const making = repo.resolve(folder).kind === "directory" ? "" : `mkdir -p ${quoted(folder)} && `;
    const fix = { title: `${making}git mv ${quoted(path)} ${quoted(target)}`, safe: false, edits: [] };
    const isPlain = ![path, target].some((text) => /[\0-\x1f\x7f]/.test(text));
    return {
        ...problem,
        message: `${message}; move the file to \`${target}\``,
        ...(isPlain ? { fixes: [fix] } : {}),
    };
}
function quoted(path) {
    return /^[\w./@+][\w./@+-]*$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
function formatOf(ending) {
    if (ending.endsWith(".md") || ending.endsWith(".txt"))
        return "markdown";
    if (ending.endsWith(".toml"))
        return "toml";
    return ending.endsWith(".json") ? "json" : ending.endsWith("ml") ? "yaml" : undefined;
}
function* candidatesIn(repo, places) {
    const directories = new Set(places.map(({ directory }) => directory));
    for (const directory of directories) {
        const ofDirectory = places.filter((place) => place.directory === directory);
        for (const root of repo.holding(directory))
            yield* inDirectory(repo, root, (0,repo_path/* join */.fj)(root, directory), ofDirectory);
    }
    for (const path of repo.hidden()) {
        const name = (0,repo_path/* nameOf */.Vb)(path);
        if (directories.has(name))
            continue;
        const near = places.filter(({ directory }) => isNear(name, directory));
        if (near.length > 0)
            yield* inMisspelt(repo, path, near);
    }
}
function* inDirectory(repo, root, directory, places) {
    if (repo.isUsers(directory))
        return;
    const here = places.filter(({ isEverywhere }) => isEverywhere || root === "");
    const known = new Set(here.map(({ folder }) => folder));
    for (const name of repo.names(directory)) {
        const path = (0,repo_path/* join */.fj)(directory, name);
        const { kind } = repo.resolve(path);
        if (kind === "file") {
            const place = here.find(({ folder }) => (0,repo_path/* stemOf */.Vc)(name).toLowerCase() === folder);
            if (place && (0,repo_path/* extensionOf */.je)(name) !== undefined)
                yield { path, place, home: (0,repo_path/* join */.fj)(directory, place.folder), not: (0,repo_path/* join */.fj)(place.directory, name) };
        }
        else if (kind === "directory") {
            const own = here.filter(({ folder }) => folder === name);
            const near = known.has(name) ? [] : here.filter(({ folder }) => isNearFolder(name, folder));
            for (const file of filesIn(repo, path))
                yield* known.has(name) ? wrongEnding((0,repo_path/* join */.fj)(path, file), path, own) : wrongFolder(file, path, directory, near);
        }
    }
}
function* wrongEnding(path, home, own) {
    const [place] = own;
    const extension = (0,repo_path/* extensionOf */.je)(path);
    if (place === undefined || extension === undefined || !profileEnding.test(path))
        return;
    if (own.some(({ pattern, isEverywhere }) => (0,repo_patterns/* matches */.cK)(path, isEverywhere ? `**/${pattern}` : pattern)))
        return;
    if (own.some(({ ending }) => path.endsWith(ending)))
        return;
    const target = (0,repo_path/* join */.fj)((0,repo_path/* directoryOf */.jt)(path), withEnding((0,repo_path/* stemOf */.Vc)(path), place));
    yield { path, place, home, not: `.${extension}`, target };
}
function withEnding(stem, { ending }) {
    return stem.endsWith(ending) ? stem : `${stem}${ending}`;
}
const profileEnding = /\.(?:mdx?|markdown|mdown|mkd|mdc|txt|toml|ya?ml|json)$/i;
function* wrongFolder(file, folder, directory, near) {
    const place = near.find(({ ending }) => file.endsWith(ending)) ?? near[0];
    if (!place || !profileEnding.test(file))
        return;
    const name = file.endsWith(place.ending) ? (0,repo_path/* nameOf */.Vb)(file) : withEnding((0,repo_path/* stemOf */.Vc)(file), place);
    const home = (0,repo_path/* join */.fj)(directory, place.folder);
    const target = (0,repo_path/* join */.fj)(home, (0,repo_path/* join */.fj)((0,repo_path/* directoryOf */.jt)(file), name));
    yield { path: (0,repo_path/* join */.fj)(folder, file), place, home, not: `${place.directory}/${(0,repo_path/* nameOf */.Vb)(folder)}/`, target };
}
function* inMisspelt(repo, path, near) {
    for (const place of near) {
        const folder = (0,repo_path/* join */.fj)(path, place.folder);
        if (repo.isUsers(path) || repo.resolve(folder).kind !== "directory")
            continue;
        const home = (0,repo_path/* join */.fj)((0,repo_path/* directoryOf */.jt)(path), (0,repo_path/* join */.fj)(place.directory, place.folder));
        const not = `${(0,repo_path/* nameOf */.Vb)(path)}/${place.folder}/`;
        for (const file of filesIn(repo, folder))
            if (file.endsWith(place.ending))
                yield { path: (0,repo_path/* join */.fj)(folder, file), place, home, not, target: (0,repo_path/* join */.fj)(home, file) };
    }
}
function filesIn(repo, folder, prefix = "") {
    return repo.names((0,repo_path/* join */.fj)(folder, prefix)).flatMap((name) => {
        const file = (0,repo_path/* join */.fj)(prefix, name);
        const entry = repo.entries.get((0,repo_path/* join */.fj)(folder, file));
        if (entry?.kind === "directory")
            return filesIn(repo, folder, file);
        return entry?.kind === "file" ? [file] : [];
    });
}
function isNearFolder(name, folder) {
    const plain = name.toLowerCase().replaceAll(/[-_ .]/g, "");
    if (plain === folder || (folderSynonyms.includes(plain) && !/mode|recipe/.test(folder)))
        return true;
    if (plain === `${folder}s` || `${plain}s` === folder)
        return true;
    return folder.length >= 6 && plain[0] === folder[0] && (0,spelling/* editsBetween */.yx)(plain, folder) === 1;
}
function isNear(name, directory) {
    if (name.length < 6 || name.length > directory.length || name[1] !== directory[1])
        return false;
    return ((0,spelling/* editsBetween */.yx)(name.toLowerCase(), directory) === 1 && (name.length < directory.length || isSwap(name, directory)));
}
function isSwap(name, directory) {
    return [...name.toLowerCase()].sort().join("") === [...directory].sort().join("");
}

;// CONCATENATED MODULE: ./build/bundle/src/inspect/unread/foreign-folders.js







const maxFiles = 50;
function foreignFilesIn(repo, hosts, isKnown) {
    return [...foldersIn(repo, profilePlacesOf(hosts))].flatMap(([folder, places]) => {
        const files = filesIn(repo, folder).map((file) => (0,repo_path/* join */.fj)(folder, file));
        const likely = files.filter((path) => profileEnding.test(path) && !(0,profile_look/* isDocument */.wz)(path));
        if (likely.some((path) => places.some((place) => isOf(path, place))))
            return [];
        const unread = likely.filter((path) => !isKnown(path));
        return unread
            .slice(0, maxFiles)
            .map((path, i) => foreign_folders_problemOf(path, places, i === maxFiles - 1 ? unread.length - maxFiles : 0));
    });
}
function foldersIn(repo, places) {
    const found = new Map();
    for (const place of places)
        for (const root of place.isEverywhere ? repo.holding(place.directory) : [""]) {
            const folder = (0,repo_path/* join */.fj)(root, (0,repo_path/* join */.fj)(place.directory, place.folder));
            if (repo.isUsers(folder) || repo.resolve(folder).kind !== "directory")
                continue;
            (0,many/* addTo */.DN)(found, folder, place);
        }
    return found;
}
function isOf(path, { pattern, isEverywhere, ending }) {
    return path.endsWith(ending) || (0,repo_patterns/* matches */.cK)(path, isEverywhere ? `**/${pattern}` : pattern);
}
function foreign_folders_problemOf(path, places, more) {
    const [{ title = "", ending = "" } = {}] = places;
    const read = [...new Set(places.map(({ pattern }) => `\`${pattern}\``))].join(" and ");
    const target = (0,repo_path/* join */.fj)((0,repo_path/* directoryOf */.jt)(path), `${(0,repo_path/* stemOf */.Vc)(path)}${ending}`);
    const rest = more > 0 ? `; so ${(0,counted/* nounFor */.A)(more, "does", "do")} ${(0,counted/* counted */.h)(more, "more file")}` : "";
    return {
        kind: "unread",
        message: `is a \`.${(0,repo_path/* extensionOf */.je)(path) ?? ""}\` file in a folder where ${title} reads only ${read}, so it is no profile; write it as one, or move it elsewhere${rest}`,
        at: (0,repo_text/* placeOfPath */.Es)(path),
        fixes: [{ title: `write \`${target}\``, safe: false, edits: [] }],
    };
}
function filesNamedIn({ items }) {
    return items.flatMap(({ profile }) => [
        ...(profile?.prompt.path === null || profile?.prompt.path === undefined ? [] : [profile.prompt.path]),
        ...(profile?.paths ?? []).flatMap(({ reach }) => (reach.kind === "inside" ? [reach.path] : [])),
    ]);
}

// EXTERNAL MODULE: ./build/bundle/src/inspect/unread/unknown-hosts.js
var unknown_hosts = __webpack_require__(57264);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/unread/misplaced.js






const knownPatterns = Object.values(catalogue/* hosts */.S).flatMap(({ patterns, ownPatterns = [] }) => [
    ...patterns,
    ...ownPatterns,
]);
const titles = new Map(Object.entries(catalogue/* hosts */.S).map(([id, { title }]) => [id, title]));
async function misplacedIn(repo, loads) {
    const read = new Set(loads.flatMap(({ load }) => [...pathsReadBy(load)]));
    const dropped = new Set(loads.flatMap(({ load, title }) => [...pathsDroppedBy(load)].map((path) => `${title} ${path}`)));
    const taken = new Set(loads.flatMap(({ load }) => without(pathsReadBy(load), pathsDroppedBy(load))));
    const isRead = (path, title) => taken.has(path) || dropped.has(`${title} ${path}`);
    const hosts = Object.values(catalogue/* hosts */.S);
    const nearest = await nearMissesIn(repo, hosts, isRead);
    const known = new Set([
        ...read,
        ...nearest.map(({ at }) => at.source.path),
        ...loads.flatMap(({ load }) => filesNamedIn(load)),
    ]);
    const nearMisses = [...nearest, ...foreignFilesIn(repo, hosts, (path) => known.has(path))];
    const near = new Set(nearMisses.map(({ at }) => at.source.path));
    const judged = new Set([...near, ...loads.flatMap(({ load }) => [...(0,unknown_hosts/* judgedPathsOf */.hy)(load)])]);
    const isEmpty = !loads.some(({ load }) => load.items.some(({ files }) => files.length > 0));
    return {
        loads: near.size === 0 ? loads : loads.map((load) => withoutNear(load, near)),
        nearMisses,
        unknownHosts: (0,unknown_hosts/* unknownHostsIn */.rs)(repo, knownPatterns, judged).filter(({ path }) => !nearMisses.some(({ at }) => (0,repo_path/* isWithin */.UO)(at.source.path, path))),
        unread: await (0,unread_profiles/* unreadIn */.lA)(repo, titles, (path) => read.has(path) || judged.has(path), isEmpty),
    };
}
function pathsReadBy({ items, unjudged }) {
    return new Set([
        ...items.flatMap(({ files, verdict }) => (verdict.kind === "passed-over" ? [] : files)),
        ...unjudged.flatMap(({ kind, at }) => (kind === "unknown-file" ? [] : [at.source.path])),
    ]);
}
function without(all, some) {
    return [...all].filter((one) => !some.has(one));
}
function pathsDroppedBy({ items }) {
    return new Set(items.flatMap(({ files, verdict }) => (verdict.kind === "dropped" ? files : [])));
}
function withoutNear(hostLoad, near) {
    const unjudged = hostLoad.load.unjudged.filter(({ kind, at }) => kind !== "unknown-file" || !near.has(at.source.path));
    return unjudged.length === hostLoad.load.unjudged.length
        ? hostLoad
        : { ...hostLoad, load: { ...hostLoad.load, unjudged } };
}

// EXTERNAL MODULE: ./build/bundle/src/inspect/unread/near-policy.js
var near_policy = __webpack_require__(45475);
;// CONCATENATED MODULE: ./build/bundle/src/repo/broken-links.js

function brokenLinks(repo, links, patterns) {
    if (links.length === 0)
        return [];
    const targets = patterns.flatMap((pattern) => {
        const { anchor, path } = (0,repo_patterns/* parsePattern */.EY)(pattern);
        if (anchor !== "every" && anchor !== "root")
            return [];
        return [{ pattern, names: anchor === "every" ? ["**", ...path.split("/")] : path.split("/") }];
    });
    const literals = new Set(targets.flatMap(({ names }) => names.filter((name) => !name.includes("*"))));
    const leads = (path) => {
        const segments = path.split("/");
        return (segments.some((segment) => literals.has(segment)) &&
            targets.some(({ pattern, names }) => isOnPath(segments, names) && !(0,repo_patterns/* matches */.cK)(path, pattern)));
    };
    return links.flatMap(({ path }) => {
        const found = leads(path) ? repo.resolve(path) : undefined;
        return found?.kind === "missing" ? [{ path, target: found.path }] : [];
    });
}
function isOnPath(segments, names, entered = false) {
    const [segment, ...rest] = segments;
    const [name, ...others] = names;
    if (name === undefined)
        return false;
    if (segment === undefined)
        return entered;
    if (name === "**")
        return isOnPath(segments, others, entered) || isOnPath(rest, names, entered);
    return ((name.includes("*") ? (0,repo_patterns/* matches */.cK)(segment, name) : segment === name) &&
        isOnPath(rest, others, entered || !name.includes("*")));
}

;// CONCATENATED MODULE: ./build/bundle/src/inspect/unread/near-names.js




function nearNameProblems(repo, { title, patterns, ownPatterns = patterns }, { isUsed, folders, nearMatches: { odd, links } }) {
    if (odd.length + links.length === 0)
        return [];
    const checked = isUsed ? patterns : (0,repo_patterns/* ownPatternsOf */.l_)(patterns, ownPatterns);
    return [
        ...(0,repo_patterns/* caseFoldedPaths */.zB)(odd, [...checked, ...filesJudgedIn(folders)]).map((path) => ({
            message: `is read by ${title} on file systems that ignore case or Unicode forms, but is not checked here; use the exact name that ${title} reads`,
            at: (0,repo_text/* placeOfPath */.Es)(path),
        })),
        ...brokenLinks(repo, links, checked).map(({ path, target }) => ({
            message: `is a broken link: \`${target}\` is not in this tree, and what ${title} finds there later is not checked; remove the link, or add what it leads to`,
            at: (0,repo_text/* placeOfPath */.Es)(path),
        })),
    ];
}
const foldedNames = new WeakMap();
function mayNameOwn({ patterns, ownPatterns = patterns }, { odd }) {
    let folded = foldedNames.get(odd);
    if (!folded)
        foldedNames.set(odd, (folded = new Set(odd.flatMap(({ path }) => foldedIn(path)))));
    return [...(0,repo_patterns/* firstNamesOf */.GF)(ownPatterns)].some((name) => folded.has(name));
}
function foldedIn(path) {
    return path.split("/").flatMap((name) => {
        const folded = (0,repo_patterns/* foldName */.zN)(name);
        return folded === name ? [] : [folded];
    });
}
function filesJudgedIn(folders) {
    return folders.flatMap(({ root, judged }) => judged.flatMap((pattern) => (/\.\w+$/.test(pattern) ? [(0,repo_path/* join */.fj)(root, pattern)] : [])));
}

// EXTERNAL MODULE: ./build/bundle/src/inspect/unread/unknown-files.js
var unknown_files = __webpack_require__(81372);
// EXTERNAL MODULE: ./build/bundle/src/inspect/organisation.js
var organisation = __webpack_require__(5398);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/listed.js
var listed = __webpack_require__(88508);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/unread/shared-places.js






const shared_places_parent = ".agents";
const sharedFolder = `${shared_places_parent}/agents`;
function readersOf(folder) {
    const path = (0,repo_path/* join */.fj)(folder, "a.md");
    return Object.entries(catalogue/* hosts */.S).flatMap(([host, { title, patterns }]) => patterns.some((pattern) => (0,repo_patterns/* matches */.cK)(path, pattern)) ? [{ host, title }] : []);
}
async function unreadSharedIn(repo, inUse) {
    const problems = [];
    for (const directory of [...repo.holding(shared_places_parent)].sort()) {
        const folder = (0,repo_path/* join */.fj)(directory, sharedFolder);
        if (repo.isUsers(folder) || repo.resolve(folder).kind !== "directory")
            continue;
        const readers = readersOf(folder);
        const found = (0,collect/* collectFiles */.C0)(repo, folder, { isIncluded: (name) => /\.md$/i.test(name), deep: true });
        const files = [...found.files, ...found.unjudged.map(({ at }) => at.source.path)];
        if (files.length === 0 || readers.some(({ host }) => inUse.has(host)))
            continue;
        problems.push(await problemFor(folder, files, readers, repo));
    }
    return problems;
}
async function problemFor(folder, files, readers, repo) {
    const identities = [];
    for (const file of files)
        identities.push(`${file} ${(await repo.identityOf(file)) ?? ""}`);
    const [what, them] = files.length === 1 ? ["a file", "it"] : [`${files.length} files`, "them"];
    const line = `hosts: { ${readers.map(({ host }) => `${host}: {}`).join(", ")} }`;
    return {
        kind: "unread",
        message: `holds ${what} that ${(0,listed/* listed */.K)(readers.map(({ title }) => title))} read, each in its own way, and none of these hosts is in use here, so nothing checks ${them}; add the hosts that your team uses to the policy, from \`${line}\``,
        at: (0,repo_text/* placeOfPath */.Es)(folder),
        identity: identities.join("\n"),
    };
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/index.js
var ci = __webpack_require__(2898);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/detect.js





async function detectHost(id, host, repo, input) {
    const isBare = repo.entries.size === 1 && input.user === undefined;
    const path = isBare
        ? undefined
        : (ownIn(host, repo, input.user) ??
            (await hintedIn(host.detectionHints ?? [], repo)) ??
            (host.launch && (await (0,ci/* launchedIn */.aU)(repo, host.launch))));
    if (path !== undefined)
        return { kind: "own", path };
    if (input.policy(id))
        return { kind: "policy" };
    if (input.requested(id))
        return { kind: "asked" };
    if (input.base(id))
        return { kind: "base" };
    return { kind: "none", shared: isBare ? undefined : host.ownPatterns && firstRead(host.patterns, repo, input.user) };
}
function ownIn({ patterns, ownPatterns }, repo, user) {
    if (ownPatterns)
        return firstOf(ownPatterns, repo, user);
    return user !== undefined || (0,repo_patterns/* isAnyPresent */.OU)(repo, patterns) ? (firstOf(patterns, repo, user) ?? "") : undefined;
}
async function hintedIn(hints, repo) {
    const textsOf = new Map();
    for (const { path, text } of hints)
        (0,many/* addTo */.DN)(textsOf, path, text);
    for (const [pattern, texts] of textsOf) {
        for (const path of hintPaths(pattern, repo)) {
            const content = await repo.read(path);
            if (content.kind === "text"
                ? texts.some((text) => content.source.text.includes(text))
                : content.kind !== "absent" || (0,collect/* mayBeFile */.r9)(repo, path))
                return path;
        }
    }
    return undefined;
}
function hintPaths(pattern, repo) {
    const { anchor, path, fixed } = (0,repo_patterns/* parsePattern */.EY)(pattern);
    if (anchor === "root" && fixed !== "" && (0,repo_path/* directoryOf */.jt)(path) === fixed)
        return repo
            .names(fixed)
            .map((name) => (0,repo_path/* join */.fj)(fixed, name))
            .filter((found) => (0,repo_patterns/* matches */.cK)(found, pattern));
    return pattern.replace(/^\*\*\//, "").includes("*")
        ? repo.entries
            .having((name) => (0,repo_patterns/* matches */.cK)(name, (0,repo_path/* nameOf */.Vb)(path)))
            .map((entry) => entry.path)
            .filter((found) => !repo.isUsers(found) && (0,repo_patterns/* matches */.cK)(found, pattern))
            .sort()
        : startsOf(pattern, repo, undefined).filter((path) => exists(path, repo));
}
function firstOf(patterns, repo, user) {
    for (const pattern of patterns) {
        const path = startsOf(pattern, repo, user).find((start) => exists(start, repo));
        if (path !== undefined)
            return path;
    }
    return undefined;
}
function firstRead(patterns, repo, user) {
    for (const pattern of patterns) {
        const path = startsOf(pattern, repo, user).find((start) => exists(start, repo) && holds(start, pattern, repo));
        if (path !== undefined)
            return path;
    }
    return undefined;
}
function holds(start, pattern, repo) {
    const { path, fixed } = (0,repo_patterns/* parsePattern */.EY)(pattern);
    if (!path.includes("*") || (0,repo_path/* directoryOf */.jt)(path) !== fixed || repo.resolve(start).kind !== "directory")
        return true;
    return repo.names(start).some((name) => (0,repo_patterns/* matches */.cK)((0,repo_path/* join */.fj)(fixed, name), path));
}
function startsOf(pattern, repo, user) {
    const { anchor, path, fixed } = (0,repo_patterns/* parsePattern */.EY)(pattern);
    const start = path.includes("*") ? fixed : path;
    if (start === "")
        return [];
    return directoriesOf(anchor, path, repo, user).map((directory) => (0,repo_path/* join */.fj)(directory, start));
}
function directoriesOf(anchor, path, repo, user) {
    if (anchor === "every")
        return [...repo.holding(path.split("/")[0] ?? "")].filter((directory) => !repo.isUsers(directory)).sort();
    const root = (0,repo_patterns/* anchorRoot */.kB)(anchor, user);
    return root === undefined ? [] : [root];
}
function exists(path, repo) {
    const resolution = repo.resolve(path);
    if (resolution.kind === "directory")
        return repo.names(path).length > 0;
    return resolution.kind !== "missing" || resolution.link !== undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/inspect/index.js






















async function inspect(repo, options) {
    const repositoryRoots = ["", ...[...repo.entries.ofKind("submodule")].map(({ path }) => path)];
    const selected = selectedHosts(options);
    const nearMatches = (0,repo_patterns/* nearMatchesIn */.Zj)(repo, selected.flatMap(([, { patterns }]) => patterns));
    const around = options.sharedLoads ? writtenAround(repositoryRoots, nearMatches) : "";
    const input = { repo, repositoryRoots, nearMatches, around, options };
    const loaded = await loadsOfAll(selected, input);
    const isWhole = options.hosts === undefined && options.starts === undefined;
    const misplaced = isWhole
        ? await misplacedIn(repo, loaded)
        : { loads: loaded, nearMisses: [], unknownHosts: [], unread: [] };
    const whole = {
        ...misplaced,
        subjects: (0,editions/* withoutEchoes */.Kx)(misplaced.loads.flatMap(subjectsOf)).sort(bySubject),
        hostless: options.skipsRules ? [] : await hostlessIn(misplaced, repo, options.decisions, isWhole),
    };
    const { sharedLoads } = options;
    const judging = { withFixes: true, ...(sharedLoads ? { shared: sharedLoads.findings } : {}) };
    const judged = async () => ({
        ...whole,
        ...(options.skipsRules ? { findings: [], ignored: 0 } : await checkLoaded(whole, options.decisions, judging)),
    });
    return sharedLoads ? sharedLoads.judged(whole, judged) : judged();
}
async function hostlessIn({ loads, nearMisses, unknownHosts }, repo, { sources }, isWhole) {
    const inUse = new Set(loads.flatMap(({ host, use }) => (use.kind === "none" ? [] : [host])));
    return [
        ...(isWhole ? await unreadSharedIn(repo, inUse) : []),
        ...(await Promise.all(unknownHosts.map((host) => (0,unknown_hosts/* problemOf */.Zw)(host, repo)))),
        ...(0,near_policy/* nearPoliciesIn */.A)(repo),
        ...(await (0,near_policy/* misplacedPoliciesIn */.G)(repo, new Set(sources.map(({ ref }) => ref)))),
        ...(await withProblems(repo, model_host/* absentLoad */._e, nearMisses)).unjudged,
    ];
}
async function hostsInUse(repo, options) {
    const uses = await Promise.all(selectedHosts(options).map(async ([id, host]) => ({
        id,
        use: await detectHost(id, host, repo, detectionInputOf(options)),
    })));
    return uses.flatMap(({ id, use }) => (use.kind === "none" ? [] : [id]));
}
function selectedHosts({ hosts, idleHosts, repositoryNames = [], }) {
    return Object.entries(catalogue/* hosts */.S)
        .filter(([id]) => (hosts?.includes(id) ?? true) && !idleHosts?.has(id))
        .map(([id, host]) => [id, (0,organisation/* inRepository */.yJ)(host, repositoryNames)]);
}
function detectionInputOf({ decisions, hosts, editions = {}, usedAtBase, user }) {
    return {
        requested: (id) => hosts !== undefined || Object.hasOwn(editions, id),
        policy: (id) => Object.hasOwn(decisions.hosts, id),
        base: (id) => usedAtBase?.includes(id) ?? false,
        user,
    };
}
async function loadsOfAll(selected, input) {
    const forgets = input.options.isOnly ?? false;
    const loads = [];
    if (forgets && input.repo.readsAtOnce)
        for (const [id, host] of selected) {
            (0,many/* append */.BC)(loads, await loadsOf(id, host, input));
            (0,memoize/* forgetResults */.C$)();
        }
    else
        for (const own of await Promise.all(selected.map(([id, host]) => loadsOf(id, host, input))))
            (0,many/* append */.BC)(loads, own);
    if (forgets) {
        (0,memoize/* forgetResults */.C$)();
        (0,lenient/* forgetReadings */.H)();
    }
    return loads;
}
function writtenAround(repositoryRoots, { odd, links }) {
    const paths = links.map(({ path }) => path);
    return JSON.stringify([repositoryRoots, odd.map(({ path, kind, unjudged }) => [path, kind, unjudged]), paths]);
}
async function loadsOf(id, host, input) {
    const { repo, options } = input;
    const use = await detectHost(id, host, repo, detectionInputOf(options));
    if (!options.sharedLoads) {
        const loads = await loadsOfUsed(id, host, use, input);
        if (options.isOnly && options.skipsNative)
            forgetNative(loads);
        return loads;
    }
    const given = JSON.stringify([use, input.around]);
    return options.sharedLoads.of(id, repo, given, (noting) => loadsOfUsed(id, host, use, { ...input, repo: noting }));
}
function forgetNative(loads) {
    for (const { load, fewer = [] } of loads)
        for (const { items } of [load, ...fewer])
            for (const { profile } of items)
                if (profile)
                    profile.native = undefined;
}
async function loadsOfUsed(id, host, use, input) {
    const { repo, repositoryRoots, nearMatches, options } = input;
    const { title, patterns, ownPatterns = patterns } = host;
    const setting = options.decisions.hosts[id];
    const where = (dirs) => ({
        starts: options.starts ?? (use.kind === "none" ? [] : (0,repo_patterns/* startDirectories */.oQ)(repo, patterns)),
        repositoryRoots,
        dirs: dirs.map(({ value }) => value),
        ...(options.user ? { user: options.user } : {}),
        ...(options.repositoryNames ? { repositoryNames: options.repositoryNames } : {}),
    });
    const folders = use.kind !== "none" || mayNameOwn(host, nearMatches) ? await foldersOf(host) : [];
    const unreadable = nearNameProblems(repo, host, { isUsed: use.kind !== "none", folders, nearMatches });
    const selected = options.editions?.[id] ?? (options.everyEdition ? editions/* allEditions */.HY : undefined);
    return Promise.all((0,editions/* editionsOf */.jk)(host, selected, setting?.editions).map(async (edition) => {
        const identified = { host: id, title, edition, use, own: ownPatterns };
        if (use.kind === "none")
            return { ...identified, load: await withProblems(repo, model_host/* absentLoad */._e, unreadable) };
        const loadFrom = async (dirs) => withoutItself(await loadWithFixes(host, repo, where(dirs), edition, options), options.repositoryNames);
        const [loaded, ...fewer] = await Promise.all([
            loadFrom(setting?.dirs ?? []),
            ...(setting?.fewerDirs ?? []).map(loadFrom),
        ]);
        const unread = (0,unknown_files/* unknownFilesIn */.h)(repo, title, folders, fewer[0] ?? loaded);
        const judged = unread.length > 0 ? (0,unknown_hosts/* judgedPathsOf */.hy)(loaded) : undefined;
        const unknown = unread.filter(({ at }) => !judged?.has(at.source.path));
        return {
            ...identified,
            load: await withProblems(repo, loaded, [...unreadable, ...unknown]),
            ...(fewer.length > 0 ? { fewer: await Promise.all(fewer.map((load) => withProblems(repo, load, []))) } : {}),
        };
    }));
}
function withoutItself(load, names = []) {
    const isOwn = ({ repository }) => repository !== undefined && names.includes(repository);
    return load.unjudged.some(isOwn) ? { ...load, unjudged: load.unjudged.filter((one) => !isOwn(one)) } : load;
}
async function foldersOf({ folders, loadFolders }) {
    return folders ?? (await loadFolders?.()) ?? [];
}
async function withProblems(repo, load, more) {
    const added = new Set(more.map(({ at }) => at.source.path));
    const own = load.unjudged.filter(({ message, at }) => message !== collect/* linkToNothing */.b9 || !added.has(at.source.path));
    const unjudged = [...own, ...more].map(async (problem) => {
        const identity = await repo.identityOf(problem.at.source.path);
        return identity === undefined ? problem : { ...problem, identity };
    });
    return { ...load, unjudged: await Promise.all(unjudged) };
}
function byEdition(inspection) {
    const ranks = (0,editions/* ranksOf */.Ll)(inspection.loads);
    if (ranks.length === 1)
        return [inspection];
    const listed = new Map(inspection.subjects.map((subject) => [subject.item, subject]));
    return ranks.map((loads) => ({
        ...inspection,
        loads,
        subjects: loads
            .flatMap(subjectsOf)
            .map((subject) => listed.get(subject.item) ?? subject)
            .sort(bySubject),
    }));
}
function subjectsOf({ host, title, edition, load }) {
    return load.items.filter(isListed).map((item) => ({ host, title, edition, item }));
}
function bySubject(a, b) {
    return (0,repo_path/* byBytes */.bg)(a.item.files[0] ?? "", b.item.files[0] ?? "") || (0,repo_path/* byBytes */.bg)(a.host, b.host);
}


/***/ }),

/***/ 63272:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ noNotes),
/* harmony export */   m: () => (/* binding */ SharedFindings)
/* harmony export */ });
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46447);

const nothing = [];
class Kept {
    load;
    rules = new Map();
    items;
    findings = nothing;
    constructor(load) {
        this.load = load;
        this.items = new Set(load.items);
    }
    hasLayersOf({ layers }) {
        return layers.length === this.load.layers.length && layers.every((layer, i) => layer === this.load.layers[i]);
    }
}
class SharedFindings {
    #kept = new Map();
    #around;
    #unguarded;
    #repeats = false;
    begin(loads, unguarded) {
        const readers = loads.flatMap(({ host, own, use }) => (use.kind === "none" ? [] : [[host, own]]));
        const around = JSON.stringify([readers, unguarded.hosts]);
        this.#repeats = this.#around === around;
        if (this.#repeats)
            return this.#unguarded ?? unguarded;
        this.#kept.clear();
        this.#around = around;
        return (this.#unguarded = unguarded);
    }
    of({ host, edition, load }) {
        const key = `${host} ${edition}`;
        const kept = this.#kept.get(key);
        if (this.#repeats)
            return kept && new Repeated(kept, load);
        if (kept)
            return undefined;
        const fresh = new Kept(load);
        this.#kept.set(key, fresh);
        return new Noted(fresh);
    }
}
const noNotes = {
    reachable: (answer) => answer,
    ofItem: (_, item, __, make) => make(item),
    ofLayers: (_, __, make) => make(),
    end: (findings) => findings,
};
class Noted {
    #kept;
    #asked = [];
    constructor(kept) {
        this.#kept = kept;
    }
    reachable(answer) {
        return (item) => {
            const found = answer(item);
            this.#asked.push([item, found]);
            return found;
        };
    }
    ofItem(rule, item, findings, make) {
        const from = findings.length;
        make(item);
        const ofRule = this.#of(rule);
        if (findings.length > from)
            ofRule.ofItems.set(item, findings.slice(from));
        if (this.#asked.length === 0)
            return;
        ofRule.answers.set(item, this.#asked);
        this.#asked = [];
    }
    ofLayers(rule, findings, make) {
        const from = findings.length;
        make();
        if (this.#asked.length > 0)
            this.#of(rule).ofLayers = undefined;
        else if (findings.length > from)
            this.#of(rule).ofLayers = findings.slice(from);
        this.#asked = [];
    }
    end(findings) {
        return (this.#kept.findings = findings);
    }
    #of(rule) {
        let ofRule = this.#kept.rules.get(rule);
        if (!ofRule)
            this.#kept.rules.set(rule, (ofRule = { ofItems: new Map(), answers: new Map(), ofLayers: nothing }));
        return ofRule;
    }
}
class Repeated {
    whole;
    #kept;
    #hasSameLayers;
    #answer = () => new Map();
    constructor(kept, load) {
        this.#kept = kept;
        this.#hasSameLayers = kept.hasLayersOf(load);
        if (load === kept.load)
            this.whole = kept.findings;
    }
    reachable(answer) {
        return (this.#answer = answer);
    }
    ofItem(rule, item, findings, make) {
        const ofRule = this.#kept.rules.get(rule);
        const isSame = this.#kept.items.has(item) &&
            (ofRule?.answers.get(item) ?? []).every(([of, was]) => areSame(this.#answer(of), was));
        if (isSame)
            (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_0__/* .append */ .BC)(findings, ofRule?.ofItems.get(item) ?? nothing);
        else
            make(item);
    }
    ofLayers(rule, findings, make) {
        const ofRule = this.#kept.rules.get(rule);
        const ofLayers = ofRule ? ofRule.ofLayers : nothing;
        if (this.#hasSameLayers && ofLayers)
            (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_0__/* .append */ .BC)(findings, ofLayers);
        else
            make();
    }
    end(findings) {
        return findings;
    }
}
function areSame(one, other) {
    return one.size === other.size && [...one].every(([capability, item]) => other.get(capability) === item);
}


/***/ }),

/***/ 45475:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ nearPoliciesIn),
/* harmony export */   G: () => (/* binding */ misplacedPoliciesIn)
/* harmony export */ });
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53861);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76311);
/* harmony import */ var _repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13987);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64951);




const own = [..._policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .policyPaths */ .ff, _policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .baselinePath */ .XB];
function nearPoliciesIn(repo) {
    return (0,_repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .caseFoldedPaths */ .zB)((0,_repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .nearMatchesIn */ .Zj)(repo, own).odd, own).map((path) => {
        const meant = own.find((one) => one.toLowerCase() === path.toLowerCase()) ?? _policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .policyPaths */ .ff[0];
        return {
            message: `is ignored: on file systems that ignore case or Unicode forms it replaces \`${meant}\`; rename it to \`${meant}\` or remove it`,
            at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOfPath */ .Es)(path),
        };
    });
}
const folders = ["", ".github", ".github/workflows"];
async function misplacedPoliciesIn(repo, used) {
    const present = _policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .policyPaths */ .ff.find((path) => repo.resolve(path).kind === "file");
    const paths = folders
        .flatMap((folder) => _policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .nearPolicyNames */ .X4.map((name) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(folder, name)))
        .filter((path) => !own.includes(path) && !used.has(path));
    const near = await Promise.all(paths.map(async (path) => ((await looksLikePolicy(repo, path)) ? [path] : [])));
    return [
        ...near.flat().map((path) => ({
            kind: "near-miss",
            message: present
                ? `is not read, because the policy is \`${present}\`; move what it says there, and remove it`
                : `is not read; move it to \`${_policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .policyPaths */ .ff[0]}\``,
            at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOfPath */ .Es)(path),
        })),
        ..._policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .policyPaths */ .ff
            .filter((path) => repo.resolve(path).kind === "directory")
            .map((path) => ({
            kind: "near-miss",
            message: `is a directory, so no policy is read from it; write the policy to the file \`${present ?? _policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .policyPaths */ .ff[0]}\``,
            at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOfPath */ .Es)(path),
        })),
    ];
}
const policyKey = /^[ \t]*(?:[{,][ \t]*)?["']?(?:extends|hosts|ceiling|grants|servers|models|organisation|ignore|rules|overrides|waivers|grantable|waivable|baseline|rollout|approvals)["']?[ \t]*:/m;
async function looksLikePolicy(repo, path) {
    if (repo.resolve(path).kind !== "file")
        return false;
    const content = await repo.read(path);
    if (content.kind !== "text")
        return true;
    const { text } = content.source;
    return policyKey.test(text) && !/^["']?jobs["']?[ \t]*:/m.test(text);
}


/***/ }),

/***/ 81372:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ maxFiles),
/* harmony export */   h: () => (/* binding */ unknownFilesIn)
/* harmony export */ });
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76311);
/* harmony import */ var _repo_patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13987);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64951);
/* harmony import */ var _sanitize_counted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14135);




const maxFiles = 50;
function unknownFilesIn(repo, title, folders, load) {
    const read = pathsReadBy(load);
    const unknown = folders.flatMap((folder) => {
        const known = [...folder.judged, ...folder.harmless.map(({ pattern }) => pattern)].map(withDepth);
        return directoriesOf(repo, folder.root).flatMap((directory) => filesBelow(repo, directory, "").flatMap((file) => {
            const path = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(directory, file);
            if (read.has(path))
                return [];
            return filesAt(repo, path, file)
                .filter((one) => !known.some((name) => (0,_repo_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .matches */ .cK)(one, name)))
                .map((one) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(directory, one));
        }));
    });
    const paths = [...new Set(unknown)].sort();
    const left = paths.length - maxFiles;
    return paths.slice(0, maxFiles).map((path, i) => ({
        kind: "unknown-file",
        message: `is in a folder of ${title}, and this tool does not know how ${title} uses it${i === maxFiles - 1 && left > 0 ? `; so ${(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .nounFor */ .A)(left, "does", "do")} ${(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(left, "more file")}` : ""}`,
        at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(path),
    }));
}
function withDepth(pattern) {
    return pattern.endsWith("/**") ? `${pattern}/*` : pattern;
}
function pathsReadBy({ items, layers, unjudged }) {
    return new Set([
        ...items.flatMap(({ files }) => files),
        ...layers.flatMap(({ authority }) => authority.map(({ at }) => at.source.path)),
        ...unjudged.map(({ at }) => at.source.path),
    ]);
}
function directoriesOf(repo, root) {
    const anywhere = "**/";
    const name = root.startsWith(anywhere) ? root.slice(anywhere.length) : undefined;
    const [first = ""] = name?.split("/") ?? [];
    const paths = name === undefined ? [root] : repo.holding(first).map((directory) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(directory, name));
    return paths.filter((path) => !repo.isUsers(path) && repo.resolve(path).kind === "directory");
}
function filesBelow(repo, directory, prefix) {
    return repo.names((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(directory, prefix)).flatMap((name) => {
        const path = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(prefix, name);
        const isLink = repo.entries.get((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(directory, path))?.kind === "link";
        return !isLink && repo.resolve((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(directory, path)).kind === "directory"
            ? filesBelow(repo, directory, path)
            : [path];
    });
}
function filesAt(repo, path, file) {
    const target = repo.resolve(path);
    if (target.kind !== "directory" || (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(path, target.path))
        return [file];
    return filesBelow(repo, target.path, "").map((name) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(file, name));
}


/***/ }),

/***/ 11736:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U3: () => (/* binding */ policyLineFor),
/* harmony export */   g_: () => (/* binding */ unreadSummary),
/* harmony export */   l0: () => (/* binding */ unreadProblem),
/* harmony export */   lA: () => (/* binding */ unreadIn)
/* harmony export */ });
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76311);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64951);
/* harmony import */ var _profile_look_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66321);
/* harmony import */ var _sanitize_counted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14135);




const maxReads = 50;
const maxPlain = 3_000;
const maxRoots = 3;
const maxDirs = 100;
const foreign = /(?:^|\/)(?:node_modules|vendor|third_party|fixtures?|__fixtures__|testdata|tests?|__tests__|spec)\//i;
async function unreadIn(repo, titles, isRead, isEmpty) {
    const folders = foldersIn(repo, isRead, isEmpty);
    const found = [];
    let reads = 0;
    for (const folder of folders) {
        let host = _profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .tellingEnding */ .tg.test(folder.ending) ? "copilot" : undefined;
        for (const file of host === undefined ? folder.files.slice(0, 2) : []) {
            if (++reads > maxReads)
                break;
            const look = await (0,_profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .lookOf */ .Li)(repo, file);
            host = look && hostOf(repo, look, file, titles);
            if (host !== undefined)
                break;
        }
        if (host !== undefined && titles.has(host))
            found.push({ folder, host });
    }
    return grouped(found, titles);
}
function hostOf(repo, { format, keys }, path, titles) {
    if (format === "toml")
        return keys.has("developer_instructions") || keys.has("sandbox_mode") ? "codex" : undefined;
    if (format !== "markdown")
        return undefined;
    if (keys.has("mode"))
        return (0,_profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .likelyRootOf */ .WS)(path) === undefined ? undefined : "opencode";
    if (keys.has("toolsSettings"))
        return "kiro";
    if (!keys.has("name") || !["tools", "model", "color"].some((key) => keys.has(key)))
        return undefined;
    const extension = extensionOf(repo, path);
    if (extension !== undefined)
        return extension;
    const named = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryOf */ .jt)(path)
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .find((word) => titles.has(word));
    return named === undefined || !markdownHosts.has(named) ? "claude" : named;
}
function extensionOf(repo, path) {
    const root = (0,_profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .likelyRootOf */ .WS)(path);
    if (root === undefined)
        return undefined;
    return ["qwen", "gemini"].find((host) => repo.entries.has((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryOf */ .jt)(root), `${host}-extension.json`)));
}
const markdownHosts = new Set(["claude", "copilot", "cursor", "gemini", "qwen"]);
function foldersIn(repo, isRead, isEmpty) {
    const folders = new Map();
    const kinds = new Map();
    let plain = 0;
    for (const { path, kind } of repo.entries.having(isProfileFormat, mayHaveProfiles)) {
        if (kind !== "file")
            continue;
        const directory = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryOf */ .jt)(path);
        const folderKind = kinds.get(directory) ?? kindOf(repo, directory, isEmpty);
        kinds.set(directory, folderKind);
        const ending = endingIn(path, folderKind);
        if (ending === undefined || (folderKind === "plain" && plain >= maxPlain))
            continue;
        if (isRead(path) || (0,_profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .isDocument */ .wz)(path))
            continue;
        if (folderKind === "plain")
            plain++;
        const key = `${directory} ${ending}`;
        const folder = folders.get(key) ?? { path: directory, ending, files: [] };
        folder.files.push(path);
        folders.set(key, folder);
    }
    return [...folders.values()].sort((a, b) => rankOf(a) - rankOf(b) || b.files.length - a.files.length || (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .byBytes */ .bg)(a.path, b.path));
}
function isProfileFormat(name) {
    return name.endsWith(".md") || name.endsWith(".toml");
}
function mayHaveProfiles(names) {
    return names.includes(".md") || names.includes(".toml");
}
function endingIn(path, kind) {
    if (kind === "foreign")
        return undefined;
    const plain = path.endsWith(".md") ? ".md" : ".toml";
    return _profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .tellingEnding */ .tg.exec(path)?.[0] ?? (kind === "named" ? undefined : plain);
}
function kindOf(repo, directory, isEmpty) {
    const path = `${directory}/`;
    const isHiddenElsewhere = /(?:^|\/)\.(?!github\/)/.test(path);
    const isNameable = directory !== "" && !/^[A-Za-z]:|\\/.test(directory);
    if (!isNameable || isHiddenElsewhere || foreign.test(path) || repo.isUsers(path))
        return "foreign";
    if (/(?:^|\/)\./.test(path))
        return "named";
    if ((0,_profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .likelyRootOf */ .WS)(path) !== undefined)
        return "likely";
    return isEmpty ? "plain" : "named";
}
function rankOf({ path, ending }) {
    if (_profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .tellingEnding */ .tg.test(ending))
        return 0;
    return (0,_profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .likelyRootOf */ .WS)(`${path}/`) === undefined ? 2 : 1;
}
function grouped(found, titles) {
    const groups = new Map();
    const rootsOf = (host) => new Set(found.flatMap((each) => (each.host === host ? [each.folder.path.split("/")[0] ?? ""] : [])));
    for (const { folder, host } of found) {
        const roots = rootsOf(host);
        const root = roots.size > maxRoots ? ([...roots].sort(_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .byBytes */ .bg)[0] ?? "") : (folder.path.split("/")[0] ?? "");
        const group = groups.get(`${host} ${root}`) ?? { host, root, folders: [] };
        groups.set(`${host} ${root}`, group);
        group.folders.push(folder);
    }
    return [...groups.values()]
        .map(({ host, root, folders }) => {
        const all = [...new Set(folders.map(({ path }) => (0,_profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .likelyRootOf */ .WS)(`${path}/`) ?? path))].sort(_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .byBytes */ .bg);
        const dirs = all.filter((dir) => !all.some((other) => other !== dir && (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(dir, other)));
        const first = folders.find(({ path }) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(path, dirs[0] ?? "")) ?? folders[0];
        return {
            host,
            title: titles.get(host) ?? host,
            root,
            dirs: dirs.slice(0, maxDirs),
            shape: `${dirs[0] ?? root}/${first?.path === dirs[0] ? "" : "**/"}*${first?.ending ?? ".md"}`,
            files: folders.reduce((sum, { files }) => sum + files.length, 0),
        };
    })
        .sort((a, b) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .byBytes */ .bg)(a.root, b.root) || (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .byBytes */ .bg)(a.host, b.host));
}
function policyLineFor(unread) {
    const hosts = new Map();
    for (const { host, dirs } of unread)
        hosts.set(host, [...(hosts.get(host) ?? []), ...dirs]);
    const entries = [...hosts].map(([host, dirs]) => `${host}: { dirs: [${dirs.map(scalar).join(", ")}] }`);
    return `hosts: { ${entries.join(", ")} }`;
}
function scalar(path) {
    return /^[A-Za-z][\w./-]*$/.test(path) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(path)
        ? path
        : JSON.stringify(path);
}
function unreadProblem(unread, policies) {
    const { title, root, dirs, shape, files } = unread;
    const line = policyLineFor([unread]);
    const profiles = (0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(files, "file that looks like a profile", "files that look like profiles");
    const more = dirs.length - 1;
    const isShared = dirs.every((dir) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(dir, root));
    const folders = more === 0 ? "" : ` and ${(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(more, "more folder")}`;
    const what = isShared
        ? `holds ${profiles} of ${title} (\`${shape}\`${folders})`
        : `${folders.trim()} hold ${profiles} of ${title} (\`${shape}\`, …)`;
    const how = line.length > 160 ? "add these folders to `hosts` in the policy" : `add \`${line}\` to the policy`;
    return {
        kind: "unread",
        message: `${what}, and no host reads ${files === 1 ? "it" : "them"} there; to check ${files === 1 ? "it" : "them"}, ${how}`,
        at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(dirs.length === 1 ? (dirs[0] ?? root) : root),
        fixes: [fixFor(line, policies)],
    };
}
function fixFor(line, policies) {
    const own = policies.at(-1)?.sources.findLast(({ ref }) => !ref.startsWith("preset:") && !ref.includes("//"));
    const isSimple = own !== undefined && /^[a-z-]+:/m.test(own.text) && !/^(?:hosts\s*:|[{"'%]|---|\.\.\.)/m.test(own.text);
    if (!isSimple)
        return { title: line, safe: false, edits: [] };
    const end = own.text.length;
    const at = { source: { path: own.ref, text: own.text }, span: { start: end, end } };
    return { title: line, safe: false, edits: [{ at, text: `${own.text.endsWith("\n") ? "" : "\n"}${line}\n` }] };
}
function unreadSummary(unread) {
    const files = unread.reduce((sum, { files: count }) => sum + count, 0);
    const names = unread.map(({ shape }) => `\`${shape}\``);
    const shown = names.length > 3 ? `${names.slice(0, 3).join(", ")} and ${names.length - 3} more` : names.join(", ");
    const what = (0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(files, "file looks like a profile", "files look like profiles");
    return `${what} (${shown}), and no host reads ${files === 1 ? "it" : "them"} there; to check ${files === 1 ? "it" : "them"}, write in the policy: ${policyLineFor(unread)}`;
}


/***/ }),

/***/ 65174:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ weakest),
/* harmony export */   i: () => (/* binding */ certainties)
/* harmony export */ });
const certainties = ["measured", "documented", "assumed"];
function weakest(facts) {
    const all = new Set(facts);
    return certainties.findLast((certainty) => all.has(certainty)) ?? "measured";
}


/***/ }),

/***/ 97463:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ forgetReadings),
/* harmony export */   parseYaml: () => (/* binding */ parseYaml)
/* harmony export */ });
function parseYaml(text, base) {
    const known = recent.get(text);
    if (known?.base === base)
        return known.reading;
    const reading = __webpack_require__.e(/* import() */ 8549).then(__webpack_require__.bind(__webpack_require__, 8549)).then(({ parsed }) => parsed(text, base));
    if (!known)
        recentLength += text.length;
    recent.set(text, { base, reading });
    for (const [oldest] of recent) {
        if (recentLength <= mostRecent)
            break;
        recent.delete(oldest);
        recentLength -= oldest.length;
    }
    return reading;
}
function forgetReadings() {
    recent.clear();
    recentLength = 0;
}
const recent = new Map();
let recentLength = 0;
const mostRecent = 1 << 20;


/***/ })

};
;