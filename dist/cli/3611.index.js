"use strict";
exports.id = 3611;
exports.ids = [3611];
exports.modules = {

/***/ 84909:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NM: () => (/* binding */ isLooser),
/* harmony export */   Nz: () => (/* binding */ dangerOf),
/* harmony export */   kl: () => (/* binding */ isOfStart)
/* harmony export */ });
function isLooser({ effect }) {
    return effect !== "narrows" && effect !== "unhonoured";
}
function isOfStart({ before, after }) {
    return (after ?? before)?.ofStart === true;
}
function dangerOf(effect, may = []) {
    if (effect === "bypasses")
        return 0;
    if (effect === "auto-approves")
        return 1;
    if (effect === "unhonoured")
        return 6;
    if (effect === "narrows")
        return 7;
    if (may.includes("execute"))
        return 2;
    if (may.includes("external"))
        return 4;
    return may.includes("network") ? 3 : 5;
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

/***/ 44237:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ crossHostPathsIn),
/* harmony export */   IV: () => (/* binding */ crossHostSentence),
/* harmony export */   fb: () => (/* binding */ crossHostTitle),
/* harmony export */   gR: () => (/* binding */ crossHostAccessIn)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7277);
/* harmony import */ var _model_load_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6407);
/* harmony import */ var _repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13987);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64682);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46447);
/* harmony import */ var _sanitize_listed_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88508);







function crossHostAccessIn(listed, granted) {
    const groups = new Map();
    for (const { home, subject, profile, path, more } of powersBeyondHome(listed, granted)) {
        const { title, item } = subject;
        const { isShared } = home;
        const isLoaded = item.verdict.kind === "loaded";
        const key = [home.title, isShared, title, isLoaded, ...more].join("\n");
        let group = groups.get(key);
        if (!group)
            groups.set(key, (group = { home: home.title, isShared, title, more, isLoaded, names: new Map() }));
        group.names.set(path, (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .known */ .eO)(profile.name) ?? path);
    }
    return mergedByProfiles([...groups.values()]);
}
function crossHostPathsIn(listed, granted) {
    return new Set(powersBeyondHome(listed, granted).map(({ path }) => path));
}
function powersBeyondHome({ loads, subjects }, granted = () => []) {
    const found = [];
    const patterns = new Map(loads.map(({ host, own }) => [host, own.map(_repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePattern */ .EY)]));
    for (const readings of readingsByPath(subjects).values()) {
        if (readings.length < 2)
            continue;
        const home = homeOf(readings, patterns);
        for (const reading of readings) {
            const beyond = capabilitiesBeyond(home, reading);
            const decided = beyond.length > 0 ? granted(reading.subject) : [];
            const more = beyond.filter((capability) => !decided.includes(capability));
            if (more.length > 0)
                found.push({ ...reading, home, more });
        }
    }
    return found;
}
function readingsByPath(subjects) {
    const byPath = new Map();
    for (const subject of subjects) {
        const { profile, files } = subject.item;
        const [path = ""] = files;
        if (!profile || path === "" || !(0,_model_load_js__WEBPACK_IMPORTED_MODULE_4__/* .isOffered */ .kd)(subject.item))
            continue;
        (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_5__/* .addTo */ .DN)(byPath, path, { subject, profile, path });
    }
    return byPath;
}
function homeOf(readings, patterns) {
    const own = readings.filter(({ subject, path }) => isOwnPath(patterns.get(subject.host) ?? [], path));
    const last = own.at(-1);
    if (!last)
        return leastOf(readings);
    return {
        title: last.subject.title,
        isShared: false,
        capabilities: own.flatMap(({ profile }) => (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .capabilitiesOf */ .SF)(profile)),
    };
}
function leastOf(readings) {
    const readers = new Map();
    for (const { subject, profile } of readings)
        readers.set(subject.title, [...(readers.get(subject.title) ?? []), ...(0,_model_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .capabilitiesOf */ .SF)(profile)]);
    const count = (powers) => new Set(powers).size;
    const [title = "", capabilities = []] = [...readers].reduce((a, b) => (count(b[1]) < count(a[1]) ? b : a));
    return { title, isShared: true, capabilities };
}
function isOwnPath(patterns, path) {
    return patterns.some(({ anchor, path: pattern, fixed }) => {
        if (!pattern.includes("*") || fixed === "" || (anchor !== "every" && anchor !== "root"))
            return false;
        return path.startsWith(`${fixed}/`) || (anchor === "every" && path.includes(`/${fixed}/`));
    });
}
function capabilitiesBeyond(home, { subject, profile }) {
    if (home.title === subject.title)
        return [];
    return (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .capabilitiesOf */ .SF)(profile).filter((capability) => !home.capabilities.includes(capability));
}
function mergedByProfiles(groups) {
    const merged = new Map();
    for (const { home, isShared, title, more, isLoaded, names } of groups) {
        const profiles = [...names].map(([path, name]) => ({ name, path }));
        const key = JSON.stringify([home, isShared, more, isLoaded, profiles]);
        const hosts = [...(merged.get(key)?.hosts ?? []), title];
        merged.set(key, { home, isShared, hosts, more, isLoaded, profiles });
    }
    return [...merged.values()].sort((a, b) => Number(b.isLoaded) - Number(a.isLoaded));
}
const maxNames = 8;
function crossHostTitle(groups) {
    return groups.some(({ isShared }) => isShared) ? "More in one host than in another" : "More than in their own host";
}
function crossHostSentence({ home, isShared, hosts, more, isLoaded, profiles }, quote) {
    const names = profiles.slice(0, maxNames).map(({ name }) => quote(name));
    const rest = profiles.length - names.length;
    const object = profiles.length > 1 ? "them" : "it";
    const where = isLoaded ? "" : ` (which ${hosts.length > 1 ? "do" : "does"} not offer ${object} now)`;
    const folder = isShared ? ` in the folder that ${(0,_sanitize_listed_js__WEBPACK_IMPORTED_MODULE_6__/* .listed */ .K)([home, ...hosts])} share` : "";
    return `${(0,_sanitize_listed_js__WEBPACK_IMPORTED_MODULE_6__/* .listed */ .K)(rest > 0 ? [...names, `${rest} more`] : names)}${folder} can also ${(0,_sanitize_listed_js__WEBPACK_IMPORTED_MODULE_6__/* .listed */ .K)(more.map((capability) => _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .phrases */ .HJ[capability]))} in ${(0,_sanitize_listed_js__WEBPACK_IMPORTED_MODULE_6__/* .listed */ .K)(hosts)}${where}, unlike in ${home}`;
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

/***/ 7706:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   U4: () => (/* binding */ parsedJson),
/* harmony export */   Ur: () => (/* binding */ parsedJsonFile)
/* harmony export */ });
function parsedJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function parsedJsonFile(text) {
    return parsedJson(text.replace(/^\uFEFF/, ""));
}
function fieldsOf(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}


/***/ }),

/***/ 11376:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ crossHostBlock)
/* harmony export */ });
/* harmony import */ var _inspect_cross_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44237);
/* harmony import */ var _sanitize_colors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86605);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32426);



function crossHostBlock({ inspection, grantedByHost }, columns, { bold }) {
    const groups = (0,_inspect_cross_host_js__WEBPACK_IMPORTED_MODULE_0__/* .crossHostAccessIn */ .gR)(inspection, grantedByHost);
    const lines = groups.flatMap((group) => (0,_sanitize_colors_js__WEBPACK_IMPORTED_MODULE_1__/* .wrap */ .L)((0,_inspect_cross_host_js__WEBPACK_IMPORTED_MODULE_0__/* .crossHostSentence */ .IV)(group, (name) => `\`${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(name)}\``), Math.max(30, columns - 4), _sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__/* .widthOf */ .qz).map((line, i) => `${i === 0 ? "  " : "    "}${line}`));
    return lines.length === 0 ? "" : `${bold((0,_inspect_cross_host_js__WEBPACK_IMPORTED_MODULE_0__/* .crossHostTitle */ .fb)(groups).toLowerCase())}\n${lines.join("\n")}\n\n`;
}


/***/ }),

/***/ 2484:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ku: () => (/* binding */ wholeLine),
/* harmony export */   vI: () => (/* binding */ shortened),
/* harmony export */   xS: () => (/* binding */ longest)
/* harmony export */ });
const longest = 120;
function shortened(text, longest, onCut) {
    if (text.length <= longest)
        return text;
    onCut();
    return `${text.slice(0, /[\ud800-\udbff]/.test(text[longest - 1] ?? "") ? longest - 1 : longest)}…`;
}
function wholeLine(base, commit, command) {
    const revisions = [base, commit].flatMap((id) => (id ? [` ${id.slice(0, 12)}`] : [])).join("");
    const shows = `${command} diff${revisions} --format json`;
    return {
        text: `Long values and lists are cut here; every change: ${shows}; the changed lines: --format markdown`,
        shows,
    };
}


/***/ }),

/***/ 50466:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ withGrantAbove),
/* harmony export */   y: () => (/* binding */ grantAbove)
/* harmony export */ });
const grantAbove = "the same grant as above";
function withGrantAbove(groups, titleOf) {
    const seen = new Set();
    return new Set(groups.filter((group) => {
        const title = titleOf(group);
        if (title === null || !title.includes(" # under `grants` in "))
            return false;
        const isAbove = seen.has(title);
        seen.add(title);
        return isAbove;
    }));
}


/***/ }),

/***/ 98471:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pretty: () => (/* binding */ pretty)
});

// EXTERNAL MODULE: ./build/bundle/src/inspect/cross-host.js
var cross_host = __webpack_require__(44237);
// EXTERNAL MODULE: ./build/bundle/src/reports/commands.js
var reports_commands = __webpack_require__(63691);
// EXTERNAL MODULE: ./build/bundle/src/reports/cross-host.js
var reports_cross_host = __webpack_require__(11376);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/colors.js
var colors = __webpack_require__(86605);
// EXTERNAL MODULE: ./build/bundle/src/model/certainty.js
var model_certainty = __webpack_require__(65174);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(95885);
// EXTERNAL MODULE: ./build/bundle/src/model/load.js
var load = __webpack_require__(6407);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(64682);
// EXTERNAL MODULE: ./build/bundle/src/inspect/certainty.js
var inspect_certainty = __webpack_require__(81467);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/counted.js
var counted = __webpack_require__(14135);
// EXTERNAL MODULE: ./build/bundle/src/generated/catalogue.js + 35 modules
var catalogue = __webpack_require__(5);
;// CONCATENATED MODULE: ./build/bundle/src/generated/measured.js
const measuredVersions = new Map([
    ["augment", "0.36.0"],
    ["claude", "2.1.330"],
    ["cline", "3.0.65"],
    ["codebuddy", "0.3.201"],
    ["codex", "0.169.0"],
    ["copilot", "1.0.102"],
    ["cursor", "1.0.32"],
    ["factory", "0.225.2"],
    ["gemini", "0.61.0"],
    ["goose", "1.52.0"],
    ["grok", "1.0.41"],
    ["kimi", "2.1.0"],
    ["letta", "0.32.18"],
    ["opencode", "1.18.33"],
    ["openhands", "1.43.1"],
    ["qoder", "1.1.52"],
    ["qwen", "0.24.4"],
]);

;// CONCATENATED MODULE: ./build/bundle/src/reports/model/command-rules.js
const shells = "bash|monitor|powershell|shell|shelltool|run_shell_command|command|exec|execute|terminal|launch-process";
const scoped = new RegExp(`^\\s*(?:${shells})\\s*\\((?![\\s:*.]*\\)\\s*$)`, "i");
const patterned = new RegExp(`^(?:deny|ask-user) (?:${shells}) \\S`);
const lists = [
    /(?:^|\.)deniedCommands$/,
    /^command(?:Deny|Block)list$/,
    /^commands\.deny_\w+$/,
    /^chat\.tools\.terminal\.autoApprove$/,
    /^prefix_rule /,
    /(?:^|\.)(?:bash|shell)\.(?![\s*.]*$)/,
];
function isCommandRule(entry) {
    return scoped.test(entry) || patterned.test(entry);
}
function isAboutCommands({ setting, value }) {
    return isCommandRule(value) || lists.some((list) => list.test(setting));
}

// EXTERNAL MODULE: ./build/bundle/src/reports/model/groups.js
var model_groups = __webpack_require__(59995);
;// CONCATENATED MODULE: ./build/bundle/src/reports/model/beliefs.js










const kindsOfBelief = new Set(["limit", "scope", "cut", "session"]);
function isBelief({ finding: { rule, kind = "" } }) {
    return rule === "no-false-read-only" || (rule === "no-ineffective-setting" && kindsOfBelief.has(kind));
}
const rulesById = catalogue/* rules */.a;
function limitsIn({ finding: { rule, kind = "", related = [], relatedCount = related.length } }) {
    return rulesById[rule]?.kinds?.[kind]?.isOnce ? 1 + relatedCount : 1;
}
function limitsOf(findings) {
    return findings.reduce((sum, evaluated) => sum + limitsIn(evaluated), 0);
}
function beliefsIn({ findings, inspection }, groups) {
    const brokenGroups = groups.filter(({ first }) => isBelief(first));
    const shown = new Set(brokenGroups.flatMap((group) => group.findings));
    return {
        broken: brokenGroups.map(beliefOf),
        existing: limitsOf(findings.filter((evaluated) => isBelief(evaluated) && !shown.has(evaluated))),
        ...limitsThatHold(findings, inspection),
    };
}
function beliefOf(group) {
    const limits = limitsOf(group.findings);
    const files = Math.max(group.paths.length, group.findings.length === 1 ? limits : 0);
    return { group, says: saysOf(group), limits, files, known: knownOf(group) };
}
function limitsThatHold(findings, { subjects, loads }) {
    const broken = new Set(findings.flatMap((evaluated) => isBelief(evaluated) ? [evaluated.finding.item ?? evaluated.finding.at.source.path] : []));
    const held = { measured: 0, documented: 0, assumed: 0 };
    let commandRules = 0;
    for (const { host, item } of subjects) {
        const certainty = broken.has(item) ? undefined : limitedBy(host, item);
        if (certainty)
            held[certainty]++;
    }
    for (const { host, load } of loads) {
        const counted = new Set();
        for (const { effect, certainty, setting, value, at } of load.layers.flatMap(({ authority }) => authority)) {
            const limit = `${at.source.path} ${at.span.start} ${setting} ${value}`;
            if (effect !== "narrows" || broken.has(at.source.path) || counted.has(limit))
                continue;
            counted.add(limit);
            if (isAboutCommands({ setting, value }))
                commandRules++;
            else
                held[certainty ?? (0,inspect_certainty/* certaintyOfHost */.P)(host)]++;
        }
    }
    return { held, commandRules };
}
function limitedBy(host, item) {
    const { profile } = item;
    if (!profile || !(0,load/* isServed */.SM)(item))
        return undefined;
    const isListed = profile.grants.state === "stated" && (0,model_profile/* capabilitiesOf */.SF)(profile).length < capability/* capabilities */.R7.length;
    if (isListed)
        return (0,inspect_certainty/* certaintyOf */.h)(host, item);
    if (profile.denied.every(isCommandRule))
        return undefined;
    const certainty = (0,inspect_certainty/* certaintyOf */.h)(host, item);
    return (0,model_certainty/* weakest */.h)([certainty, profile.deniedCertainty ?? certainty]);
}
function brokenSentence(count, which = "") {
    return `${(0,counted/* counted */.h)(count, `${which}limit does`, `${which}limits do`)} not hold`;
}
function heldSentence({ broken, existing, held }) {
    const total = model_certainty/* certainties */.i.reduce((sum, certainty) => sum + held[certainty], 0);
    if (total === 0)
        return undefined;
    const parts = model_certainty/* certainties */.i
        .filter((certainty) => held[certainty] > 0)
        .map((certainty) => `${held[certainty]} ${wordFor(certainty)}`);
    const isAll = broken.length === 0 && existing === 0;
    const other = isAll ? "" : "other ";
    const what = `${(0,counted/* counted */.h)(total, `${other}limit holds`, `${other}limits hold`)} (${parts.join(", ")})`;
    return isAll && total > 1 ? `All ${what}` : what;
}
function commandRulesSentence({ commandRules }) {
    if (commandRules === 0)
        return undefined;
    return `${(0,counted/* counted */.h)(commandRules, "rule for a command is", "rules for commands are")} not counted: a command that is written differently may pass`;
}
function saysOf({ findings }) {
    return [...new Set(findings.flatMap(({ finding: { belief, value } }) => belief ?? value ?? []))];
}
function knownOf({ first: { finding }, hosts }) {
    if (finding.certainty !== "measured")
        return wordFor(finding.certainty);
    const programs = hosts.flatMap((host) => {
        const version = measuredVersions.get(host);
        return version === undefined ? [] : [`${(0,model_groups/* titleOf */.Gg)(host)} ${version}`];
    });
    return programs.length === 0 ? "measured" : `measured on ${programs.join(", ")}`;
}
function wordFor(certainty) {
    return certainty === "assumed" ? "not verified" : certainty;
}

// EXTERNAL MODULE: ./build/bundle/src/reports/model/ceilings.js
var ceilings = __webpack_require__(77783);
// EXTERNAL MODULE: ./build/bundle/src/reports/model/index.js
var model = __webpack_require__(70303);
// EXTERNAL MODULE: ./build/bundle/src/reports/grants-once.js
var grants_once = __webpack_require__(50466);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/result.js
var result = __webpack_require__(97916);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __webpack_require__(32426);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/excerpt.js
var excerpt = __webpack_require__(39084);
// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/reports/pretty/finding.js








function paintOf(severity, { red, yellow, cyan }) {
    return { error: red, warning: yellow, note: cyan }[severity];
}
function groupParagraph({ first, message, severity, state, paths, findings, fix, fixHere, values }, subjects, columns, styles) {
    const { finding } = first;
    const paint = paintOf(severity, styles);
    const name = finding.kind === undefined ? finding.rule : `${finding.rule}/${finding.kind}`;
    const isHabit = paths.length > 1;
    const others = isHabit ? ` and ${(0,counted/* counted */.h)(paths.length - 1, "more file")}` : "";
    const where = `${spotOf(finding.at)}${others}`;
    const tail = `${name}${state === "existing" ? ", existing" : ""}`;
    const room = Math.max(30, columns);
    const fits = severity.length + 1 + (0,sanitize_text/* widthOf */.qz)(where) + 2 + (0,sanitize_text/* widthOf */.qz)(tail) <= columns;
    const text = (0,colors/* wrap */.L)(`${(0,sanitize_text/* visible */.RK)(message)}${subjects}`, room - 2, sanitize_text/* widthOf */.qz).map((line) => `  ${line}`);
    const places = isHabit
        ? placesOf(findings.map(({ finding: { at } }) => at), room - 4)
        : linesIn(findings.map(({ finding: { at } }) => at), values.length > 0 ? values.length + 1 : 0, room - 4);
    return [
        `${paint(severity)} ${styles.bold(where)}${fits ? "  " : "\n  "}${styles.dim(tail)}`,
        ...text,
        ...valueLines(values, room),
        ...places.map((line) => `    ${line}`),
        ...(0,excerpt/* excerptOf */.z)(finding.at, { columns: room - 4, margin: styles.dim, caret: paint }).map((line) => `    ${line}`),
        ...relatedLines(finding, isHabit ? findings.map((other) => other.finding.at) : [], room),
        ...fixLines(fix ?? fixHere, room, styles, fix ? "fix" : "fix here"),
        "",
    ].join("\n");
}
function valueLines(values, columns) {
    if (values.length === 0)
        return [];
    const phrase = (0,model_groups/* valuesPhrase */.O$)(values, (value) => `\`${(0,sanitize_text/* visible */.RK)(value)}\``);
    return (0,colors/* wrap */.L)(`The same for ${phrase}`, columns - 2, sanitize_text/* widthOf */.qz).map((line) => `  ${line}`);
}
function fixLines(fix, columns, { green, dim }, word = "fix") {
    if (!fix)
        return [];
    const indent = " ".repeat(word.length + 4);
    const title = (0,sanitize_text/* visible */.RK)(fix.title);
    const comments = / (# under .*)$/.exec(title)?.slice(1) ?? [];
    const [first = "", ...rest] = (0,reports_commands/* wrapAround */.e)(title, comments, Math.max(30, columns - indent.length), (line) => line);
    return [
        `  ${green(`${word}:`)} ${first}`,
        ...rest.map((line) => `${indent}${line}`),
        ...(fix.gives ? [`${indent}${dim(`gives ${fix.gives.join(", ")}, so \`fix\` leaves it to you`)}`] : []),
    ];
}
function linesIn(places, values, columns) {
    const spots = new Set(places.map(({ span }) => span.start));
    if (spots.size < 2)
        return [];
    const lines = [...new Set(places.map(({ source, span }) => (0,repo_text/* positionAt */.t$)(source, span.start).line))];
    if (lines.length === 1)
        return values >= spots.size ? [] : [`${spots.size} places on this line`];
    const shown = lines.sort((a, b) => a - b).slice(0, 12);
    const rest = lines.length - shown.length;
    return (0,colors/* wrap */.L)(`lines ${shown.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`, columns, sanitize_text/* widthOf */.qz);
}
function spotOf({ source, span }) {
    const { line, column } = (0,repo_text/* positionAt */.t$)(source, span.start);
    return `${(0,sanitize_text/* visible */.RK)(source.path) || "."}:${line}:${column}`;
}
function relatedLines({ related = [], relatedCount = related.length }, shown, columns) {
    const spots = new Set(shown.map(spotOf));
    const others = related.filter(({ at }) => !spots.has(spotOf(at)));
    const lines = others.flatMap(({ message, at }) => (0,colors/* wrap */.L)(`${spotOf(at)} ${(0,sanitize_text/* visible */.RK)(message)}`, columns - 6, sanitize_text/* widthOf */.qz).map((line, i) => `${i === 0 ? "    " : "      "}${line}`));
    return relatedCount > related.length
        ? [...lines, `    and ${(0,counted/* counted */.h)(relatedCount - related.length, "more place")}`]
        : lines;
}
function placesOf(places, columns) {
    const root = places.map(({ source }) => source.path.slice(0, source.path.lastIndexOf("/") + 1)).reduce(sharedStart);
    const byPath = (0,many/* groupBy */.$z)(places, (place) => place.source.path);
    const names = [];
    let width = (0,sanitize_text/* widthOf */.qz)(root);
    for (const [path, own] of byPath) {
        if (names.length > 0 && width >= 2 * (columns - 14))
            break;
        const lines = new Set(own.map(({ source, span }) => (0,repo_text/* positionAt */.t$)(source, span.start).line));
        const few = [...lines].sort((a, b) => a - b).slice(0, 3);
        const name = `${(0,sanitize_text/* visible */.RK)(path.slice(root.length))}:${few.join(",")}${lines.size > few.length ? "…" : ""}`;
        names.push(name);
        width += (0,sanitize_text/* widthOf */.qz)(name) + 2;
    }
    const rest = byPath.size - names.length;
    const list = names.join(", ");
    return (0,colors/* wrap */.L)(`${root === "" ? "" : `${(0,sanitize_text/* visible */.RK)(root)}: `}${list}${rest > 0 ? ` and ${rest} more` : ""}`, columns, sanitize_text/* widthOf */.qz);
}
function sharedStart(a, b) {
    if (b.startsWith(a))
        return a;
    let end = 0;
    for (let at = a.indexOf("/") + 1; at > 0 && a.slice(0, at) === b.slice(0, at); at = a.indexOf("/", at) + 1)
        end = at;
    return a.slice(0, end);
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/pretty/beliefs.js






function beliefsBlock(beliefs, opening, columns, styles) {
    const { broken, existing } = beliefs;
    const { bold, dim, green, yellow } = styles;
    const room = Math.max(30, columns);
    const count = broken.reduce((sum, { limits }) => sum + limits, 0);
    const blocks = broken
        .filter(({ group }) => opening.has(group))
        .map((belief) => beliefLines(belief, room, styles).join("\n"));
    const rest = broken.length - opening.size;
    const old = existing === 0 ? undefined : brokenSentence(existing, "existing ");
    const held = heldSentence(beliefs);
    const rules = commandRulesSentence(beliefs);
    return [
        ...(count > 0 ? [bold(brokenSentence(count)), ...blocks] : []),
        ...(rest > 0 ? [dim(`${rest} more of these ${(0,counted/* nounFor */.A)(rest, "is", "are")} among the findings below`)] : []),
        ...(old === undefined ? [] : [yellow(old)]),
        ...(held === undefined ? [] : [count + existing > 0 ? dim(held) : green(held)]),
        ...(rules === undefined ? [] : [linesOf(rules, room, dim)]),
    ]
        .map((part) => `${part}\n\n`)
        .join("");
}
function linesOf(text, columns, style) {
    return (0,colors/* wrap */.L)(text, columns, sanitize_text/* widthOf */.qz)
        .map((line) => style(line))
        .join("\n");
}
function beliefLines({ says, known, files, group: { first, message, severity, fix, fixHere } }, columns, styles) {
    const { rule, kind, at } = first.finding;
    const name = kind === undefined ? rule : `${rule}/${kind}`;
    const verb = (0,counted/* nounFor */.A)(files, "says", "say");
    const more = files > 1 ? ` and ${files - 1} more` : "";
    const quoted = says.length === 0 ? "" : ` ${verb} ${(0,model_groups/* valuesPhrase */.O$)(says, (text) => `\`${(0,sanitize_text/* visible */.RK)(text)}\``)}`;
    const lines = (text, indent) => (0,colors/* wrap */.L)(text, columns - indent, sanitize_text/* widthOf */.qz).map((line) => `${" ".repeat(indent)}${line}`);
    return [
        ...(0,colors/* wrap */.L)(`${spotOf(at)}${more}${quoted}`, columns, sanitize_text/* widthOf */.qz).map((line, i) => i === 0 ? styles.bold(line) : `  ${line}`),
        ...lines(message.endsWith(`(${known})`) ? (0,sanitize_text/* visible */.RK)(message) : `${(0,sanitize_text/* visible */.RK)(message)} (${known})`, 2),
        ...(first.finding.cause === "frontmatter" && files === 1 ? relatedLines(first.finding, [], columns) : []),
        `  ${paintOf(severity, styles)(severity)} ${styles.dim(name)}`,
        ...fixLines(fix ?? fixHere, columns, styles, fix ? "fix" : "fix here"),
    ];
}

// EXTERNAL MODULE: ./build/bundle/src/reports/diff/cuts.js
var cuts = __webpack_require__(2484);
// EXTERNAL MODULE: ./build/bundle/src/reports/setting-target.js
var setting_target = __webpack_require__(52639);
// EXTERNAL MODULE: ./build/bundle/src/reports/state.js
var reports_state = __webpack_require__(24144);
;// CONCATENATED MODULE: ./build/bundle/src/reports/pretty/notes.js







function waivedBlock({ findings: evaluated }, columns, { dim }) {
    const groups = (0,model_groups/* groupFindings */.kG)(evaluated.filter(({ state }) => state === "waived"));
    if (groups.length === 0)
        return "";
    const lines = groups.flatMap(({ first: { finding, waiver }, message, paths }) => {
        const more = paths.length > 1 ? ` and ${paths.length - 1} more` : "";
        const sentence = [
            `${whereOf(finding.at)}${more} ${(0,sanitize_text/* visible */.RK)(message)}  ${nameOf(finding)}`,
            ...(waiver ? [`waived by ${(0,sanitize_text/* visible */.RK)(waiver.owner)} until ${waiver.until}: ${(0,sanitize_text/* visible */.RK)(waiver.reason)}`] : []),
        ];
        return sentence.flatMap((text, i) => indented(text, i === 0 ? 2 : 4, columns));
    });
    return `${[dim("waived by the policy"), ...lines.map((line) => dim(line))].join("\n")}\n\n`;
}
function policyBlock({ policyChanges: changes }, columns, { bold }) {
    if (!changes)
        return "";
    const problem = (what) => ({ at, message }) => `${what} ${whereOf(at)} ${(0,sanitize_text/* visible */.RK)(message)}`;
    const finding = (what) => (a) => `${what} ${whereOf(a.at)} ${a.severity} ${(0,sanitize_text/* visible */.RK)(a.message)}  ${nameOf(a)}`;
    const lines = [
        ...changes.looser.map(problem("looser:")),
        ...changes.tighter.map(problem("tighter:")),
        ...changes.found.map(finding("will find:")),
        ...changes.gone.map(finding("will not find:")),
    ];
    return lines.length === 0
        ? ""
        : `${bold("policy changes")}\n${lines.flatMap((line) => indented(line, 2, columns)).join("\n")}\n\n`;
}
const maxLooser = 3;
const longestValue = 100;
function valueIn(authority) {
    const value = authority === null ? "" : (0,setting_target/* shownTarget */.l)(authority);
    return value === "" ? "" : ` (\`${(0,cuts/* shortened */.vI)(value, longestValue, () => undefined)}\`)`;
}
function looserBlock(result, { command, columns }, { bold }) {
    const changes = (0,reports_state/* loosenedIn */.d)(result);
    if (changes.length === 0)
        return "";
    const base = result.base === null ? "" : ` ${result.base.slice(0, 12)}`;
    const lines = [
        ...changes
            .slice(0, maxLooser)
            .map(({ path, title, setting, before, after, because }) => `${(0,sanitize_text/* visible */.RK)(path)} (${title}): \`${(0,sanitize_text/* visible */.RK)(setting)}\`${valueIn(after ?? before)} ${(0,sanitize_text/* visible */.RK)(because)}`),
        ...(changes.length > maxLooser ? [`${changes.length - maxLooser} more`] : []),
        `No rule reports this; \`${command} diff${base}\` shows it. With \`approvals\` in the policy, it needs an approval.`,
    ];
    return `${bold("looser settings")}\n${lines.flatMap((line) => indented(line, 2, columns)).join("\n")}\n\n`;
}
function upcomingLines({ upcoming }, columns, { yellow }) {
    return upcoming
        .flatMap(({ day, stage, findings, rules }) => {
        const many = findings !== 1;
        const level = stage === "enforce" ? "error" : "warning";
        const what = many ? `become ${level}s` : `becomes ${level === "error" ? "an" : "a"} ${level}`;
        const by = [...rules].map(([rule, count]) => `${rule} ${count}`).join(", ");
        return indented(`from ${day}: ${many ? `${findings} findings` : "1 finding"} of today ${what} (${by})`, 0, columns);
    })
        .map((line) => `${yellow(line)}\n`)
        .join("");
}
function indented(text, indent, columns) {
    return (0,colors/* wrap */.L)(text, Math.max(30, columns - indent - 2), sanitize_text/* widthOf */.qz).map((line, i) => `${" ".repeat(i === 0 ? indent : indent + 2)}${line}`);
}
function whereOf({ source, span }) {
    const { line, column } = (0,repo_text/* positionAt */.t$)(source, span.start);
    return `${(0,sanitize_text/* visible */.RK)(source.path)}:${line}:${column}`;
}
function nameOf({ rule, kind }) {
    return kind === undefined ? rule : `${rule}/${kind}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/pretty/rule-table.js


const columns = ["error", "warning", "note"];
function ruleTable(rules, { bold, dim }) {
    const width = (0,many/* largest */.nQ)(rules.map(({ name }) => (0,sanitize_text/* widthOf */.qz)(name)));
    const head = `${" ".repeat(width)}  ${columns.map((severity) => `${severity}s`.padStart(9)).join("")}`;
    const rows = rules.map(({ name, counts }) => {
        const cells = columns.map((severity) => counts[severity] === 0 ? dim("·".padStart(9)) : String(counts[severity]).padStart(9));
        return `${name.padEnd(width)}  ${cells.join("")}`;
    });
    return `${[bold(head), ...rows].join("\n")}\n\n`;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/pretty/verdict.js




const nothing = { existing: 0, baselined: 0, waived: 0 };
function verdictLines(result, { all, columns, styles }) {
    const state = (0,reports_state.stateOf)(result);
    const shown = all ? { ...state, hidden: nothing } : state;
    const verdict = (0,colors/* wrap */.L)((0,reports_state.firstLine)(shown, { name: sanitize_text/* visible */.RK }), Math.max(30, columns), sanitize_text/* widthOf */.qz);
    const paint = { passed: styles.green, waiting: styles.yellow, failed: styles.red }[state.kind];
    const aside = [
        ...(all ? [] : asideLines(state, result.inspection.ignored)),
        ...leftOutLines(result.leftOut, columns),
    ];
    return `${[...verdict.map((line) => styles.bold(paint(line))), ...aside.map((line) => styles.dim(line))].join("\n")}\n\n`;
}
function asideLines({ kind, hidden }, ignored) {
    const { existing, baselined, waived } = hidden;
    const parts = [
        ...(existing > 0 ? [`${existing} existing`] : []),
        ...(baselined > 0 ? [`${baselined} in the baseline`] : []),
        ...(waived > 0 ? [`${waived} waived`] : []),
    ];
    const shows = `--all shows ${existing + baselined + waived === 1 ? "it" : "them"}`;
    const how = kind === "passed" ? shows : `Not shown: ${parts.join(", ")} (${shows})`;
    return [
        ...(parts.length > 0 ? [how] : []),
        ...(ignored > 0 ? [`Ignored by the policy: ${(0,counted/* counted */.h)(ignored, "finding")}`] : []),
    ];
}
function leftOutLines(count, columns) {
    if (count === undefined)
        return [];
    const text = `Not checked: the agent profiles in ${(0,counted/* counted */.h)(count, "other file")}, which this commit does not concern (--all checks them)`;
    return (0,colors/* wrap */.L)(text, Math.max(30, columns), sanitize_text/* widthOf */.qz);
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/pretty/index.js
















const foremost = 4;
const pretty_long = 8;
function pretty(result, screen) {
    const { all = false, columns, command = "agent-profile-check" } = screen;
    const styles = (0,colors/* stylesFor */.K)(screen.color);
    const report = (0,model/* findingReport */.A)(result);
    const beliefs = beliefsFor(result, report);
    const opening = new Set((beliefs?.broken ?? []).slice(0, all ? undefined : foremost).map(({ group }) => group));
    const groups = [
        ...report.shown.filter((group) => !opening.has(group)),
        ...(all ? [...report.hidden.filter(({ state }) => state !== "waived"), ...report.counted] : []),
    ];
    const subjectsOf = (0,model_groups/* subjectsIn */.$c)(result);
    const repeated = (0,grants_once/* withGrantAbove */.g)(groups, ({ fix }) => fix?.title ?? null);
    const limits = beliefs ? beliefsBlock(beliefs, opening, columns, styles) : "";
    const verdict = verdictLines(result, { all, columns, styles });
    return [
        ...(beliefs?.broken.length ? [limits, verdict] : [verdict, limits]),
        ...groups.map((group) => {
            const shown = repeated.has(group) ? { ...group, fix: { title: grants_once/* grantAbove */.y } } : group;
            return `${groupParagraph(shown, subjectsOf(group), columns, styles)}\n`;
        }),
        all ? waivedBlock(result, columns, styles) : "",
        report.shown.length > pretty_long ? ruleTable(report.rules, styles) : "",
        all
            ? ""
            : (0,ceilings/* ceilingSentences */._p)(report.unstated, command, quoted)
                .map((sentence) => paragraph(sentence, [`${command} list`], columns, (text) => text))
                .join(""),
        all ? (0,reports_cross_host/* crossHostBlock */.g)(result, columns, styles) : crossHostLine(result, report, { command, columns }, styles),
        looserBlock(result, { command, columns }, styles),
        policyBlock(result, columns, styles),
        upcomingLines(result, columns, styles),
        hint(result, report, { command, columns }, styles),
    ].join("");
}
function beliefsFor(result, { hasPolicy, shown }) {
    return hasPolicy || result.base !== null ? undefined : beliefsIn(result, shown);
}
function quoted(text) {
    return `\`${text}\``;
}
function paragraph(text, commands, columns, style) {
    return `${(0,reports_commands/* wrapAround */.e)(text, commands, Math.max(30, columns), style).join("\n")}\n\n`;
}
function crossHostLine({ inspection, grantedByHost }, { shown, unstated }, { command, columns }, { dim }) {
    if (shown.length === 0 && unstated.length === 0)
        return "";
    const { size } = (0,cross_host/* crossHostPathsIn */.I3)(inspection, grantedByHost);
    if (size === 0)
        return "";
    const what = (0,counted/* counted */.h)(size, "profile can", "profiles can");
    const shows = `${command} check --all`;
    return paragraph(`${what} do more in another host that reads the same file: \`${shows}\` shows which.`, [shows], columns, dim);
}
function hint({ tool }, { shown }, { command, columns }, { dim }) {
    const first = shown[0];
    if (!first)
        return "";
    const { rule } = first.first.finding;
    const [why, explain] = ["Why, and how to fix it:", `${command} explain ${rule}`];
    const lines = why.length + 1 + explain.length <= columns ? [`${why} ${explain}`] : [why, `  ${explain}`];
    return `${[...lines, `  ${(0,result/* helpOf */.ZL)(tool, rule)}`].map((line) => dim(line)).join("\n")}\n`;
}


/***/ }),

/***/ 52639:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ targetOf),
/* harmony export */   l: () => (/* binding */ shownTarget)
/* harmony export */ });
/* harmony import */ var _sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97544);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32426);
/* harmony import */ var _repo_untyped_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7706);



function targetOf(authority, hash) {
    return String((0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutSecrets */ .cT)(writtenIn(authority), hash, authority.setting));
}
function shownTarget(authority) {
    const { setting, value, may = [], server } = authority;
    const isStarted = server ? server.kind !== "url" : may.includes("execute") && !/^hooks\b/.test(setting);
    return (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)((0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .redacted */ .pc)(isStarted ? writtenIn(authority) : value, setting));
}
function writtenIn({ setting, value, may = [], server, names = [], content }) {
    if (server)
        return server.value;
    if (may.length === 0)
        return value;
    const [name, ...others] = names;
    if (/^hooks\b/.test(setting) && name !== undefined && others.length === 0)
        return name;
    return textIn(setting, (0,_repo_untyped_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parsedJson */ .U4)(content ?? "")) ?? addressIn(content) ?? value;
}
function textIn(setting, content) {
    if (typeof content === "string")
        return content;
    if (typeof content !== "object" || content === null)
        return undefined;
    const table = content;
    const text = table[setting.slice(setting.lastIndexOf(".") + 1)];
    const { args } = table;
    if (typeof text !== "string")
        return undefined;
    const words = Array.isArray(args) ? args.filter((arg) => typeof arg === "string") : [];
    return [text, ...words].join(" ");
}
function addressIn(content = "") {
    return /^[a-z][a-z0-9+.-]*:\/\/\S+/i.exec(content)?.[0];
}


/***/ }),

/***/ 39084:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ excerptOf)
/* harmony export */ });
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97544);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32426);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64951);



const maxContext = 400;
function excerptOf({ source, span }, { columns, margin, caret }) {
    if (source.text === "")
        return [];
    const { line, column } = (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_2__/* .positionAt */ .t$)(source, span.start);
    const text = (0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .masked */ .Iv)((0,_repo_text_js__WEBPACK_IMPORTED_MODULE_2__/* .lineAt */ .mh)(source, line).replace(/\r$/, ""));
    const start = Math.min(column - 1, text.length);
    const end = Math.min(Math.max(start + span.end - span.start, start), text.length);
    const number = String(line);
    const room = Math.max(20, columns - number.length - 3);
    const isPlain = text.length <= room && /^[\x20-\x7e]*$/.test(text) && !text.includes("##[");
    const { shown, before, width } = isPlain
        ? { shown: text, before: start, width: end - start }
        : windowOf(cellsOf(text, start, end), room, start > maxContext, end + maxContext < text.length);
    const blank = " ".repeat(number.length);
    return [
        `${margin(`${number} |`)} ${shown}`.trimEnd(),
        `${margin(`${blank} |`)} ${" ".repeat(before)}${caret("^".repeat(Math.max(1, width)))}`,
    ];
}
function cellsOf(text, start, end) {
    const cells = (from, to, marked) => {
        let before = text.slice(0, from);
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .graphemesOf */ .wF)(text.slice(from, to)).map((grapheme) => {
            const command = grapheme === "[" && before.endsWith("##");
            before = (before + grapheme).slice(-2);
            const shown = grapheme === "\t" ? "  " : command ? (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)("##[").slice(2) : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(grapheme);
            return { text: shown, width: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .widthOf */ .qz)(shown), marked };
        });
    };
    return [
        ...cells(Math.max(0, start - maxContext), start, false),
        ...cells(start, Math.min(end, start + maxContext), true),
        ...cells(end, end + maxContext, false),
    ];
}
function windowOf(cells, room, cutBefore, cutAfter) {
    const first = cells.findIndex(({ marked }) => marked);
    const caret = first < 0 ? cells.length : first;
    const isWhole = sum(cells) <= room && !cutBefore && !cutAfter;
    const { from, to } = isWhole ? { from: 0, to: cells.length } : cutAround(cells, caret, room);
    const leads = from > 0 || cutBefore ? "…" : "";
    const trails = to < cells.length || cutAfter ? "…" : "";
    const text = cells
        .slice(from, to)
        .map((cell) => cell.text)
        .join("");
    return {
        shown: `${leads}${text}${trails}`,
        before: leads.length + sum(cells.slice(from, caret)),
        width: sum(cells.slice(caret, to).filter(({ marked }) => marked)),
    };
}
function cutAround(cells, caret, room) {
    const marked = Math.min(sum(cells.filter((cell) => cell.marked)), room >> 1);
    const spare = Math.max(0, room - 2 - marked);
    let from = caret;
    for (let left = spare >> 1; from > 0 && left >= widthAt(cells, from - 1);)
        left -= widthAt(cells, --from);
    let to = caret;
    for (let left = room - 2 - sum(cells.slice(from, caret)); to < cells.length && left >= widthAt(cells, to);)
        left -= widthAt(cells, to++);
    return { from, to };
}
function widthAt(cells, index) {
    return cells[index]?.width ?? 0;
}
function sum(cells) {
    return cells.reduce((width, cell) => width + cell.width, 0);
}


/***/ })

};
;