"use strict";
exports.id = 9621;
exports.ids = [9621];
exports.modules = {

/***/ 4237:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ crossHostSentence),
/* harmony export */   g: () => (/* binding */ crossHostAccessIn)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5885);
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7277);
/* harmony import */ var _model_load_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6407);
/* harmony import */ var _repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3987);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4682);





function crossHostAccessIn({ loads, subjects }) {
    const offered = subjects.filter(({ item }) => item.profile !== undefined && (0,_model_load_js__WEBPACK_IMPORTED_MODULE_3__/* .isOffered */ .k)(item));
    const homes = homesOf(loads, offered);
    const groups = new Map();
    for (const subject of offered) {
        const { title, item } = subject;
        const [path = ""] = item.files;
        const home = homes.get(path);
        const more = home ? capabilitiesBeyond(home, subject) : [];
        if (!home || !item.profile || more.length === 0)
            continue;
        const isLoaded = item.verdict.kind === "loaded";
        const key = [home.title, title, isLoaded, ...more].join("\n");
        const group = groups.get(key) ?? { home: home.title, title, more, isLoaded, names: new Map() };
        groups.set(key, group);
        group.names.set(path, (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .known */ .eO)(item.profile.name) ?? path);
    }
    return mergedByProfiles([...groups.values()]);
}
function homesOf(loads, offered) {
    const patterns = new Map(loads.map(({ host, own }) => [host, own.map(_repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePattern */ .EY)]));
    const homes = new Map();
    for (const { host, title, item } of offered) {
        const [path = ""] = item.files;
        if (!item.profile || !isOwnPath(patterns.get(host) ?? [], path))
            continue;
        const capabilities = [...(homes.get(path)?.capabilities ?? []), ...(0,_model_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .capabilitiesOf */ .SF)(item.profile)];
        homes.set(path, { title, capabilities });
    }
    return homes;
}
function isOwnPath(patterns, path) {
    return patterns.some(({ anchor, fixed }) => {
        if (fixed === "")
            return false;
        return anchor === "every" ? `/${path}`.includes(`/${fixed}/`) : anchor === "root" && path.startsWith(`${fixed}/`);
    });
}
function capabilitiesBeyond(home, { title, item: { profile } }) {
    if (!profile || home.title === title)
        return [];
    const here = (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .capabilitiesOf */ .SF)(profile);
    return _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7.filter((capability) => here.includes(capability) && !home.capabilities.includes(capability));
}
function mergedByProfiles(groups) {
    const merged = new Map();
    for (const { home, title, more, isLoaded, names } of groups) {
        const profiles = [...names].map(([path, name]) => ({ name, path }));
        const key = JSON.stringify([home, more, isLoaded, profiles]);
        const hosts = [...(merged.get(key)?.hosts ?? []), title];
        merged.set(key, { home, hosts, more, isLoaded, profiles });
    }
    return [...merged.values()].sort((a, b) => Number(b.isLoaded) - Number(a.isLoaded));
}
const maxNames = 8;
function crossHostSentence({ home, hosts, more, isLoaded, profiles }, quote) {
    const names = profiles.slice(0, maxNames).map(({ name }) => quote(name));
    const rest = profiles.length - names.length;
    const [object, subject] = profiles.length > 1 ? ["them", "they"] : ["it", "it"];
    const where = isLoaded ? "" : ` (which ${hosts.length > 1 ? "do" : "does"} not offer ${object} now)`;
    return `${listed(rest > 0 ? [...names, `${rest} more`] : names)} may also ${listed(more.map((capability) => _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .phrases */ .HJ[capability]))} in ${listed(hosts)}${where}, beyond what ${subject} may in ${home}`;
}
function listed(words) {
    return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}


/***/ }),

/***/ 6407:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ isOffered)
/* harmony export */ });
function isOffered({ verdict }) {
    return verdict.kind === "loaded" || verdict.kind === "shadowed" || verdict.kind === "lost";
}


/***/ }),

/***/ 1376:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ crossHostBlock)
/* harmony export */ });
/* harmony import */ var _inspect_cross_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4237);
/* harmony import */ var _sanitize_colors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6605);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2426);



function crossHostBlock(inspection, columns, { bold }) {
    const lines = (0,_inspect_cross_host_js__WEBPACK_IMPORTED_MODULE_0__/* .crossHostAccessIn */ .g)(inspection).flatMap((group) => (0,_sanitize_colors_js__WEBPACK_IMPORTED_MODULE_1__/* .wrap */ .L)((0,_inspect_cross_host_js__WEBPACK_IMPORTED_MODULE_0__/* .crossHostSentence */ .I)(group, (name) => `\`${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(name)}\``), Math.max(30, columns - 4), _sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__/* .widthOf */ .qz).map((line, i) => `${i === 0 ? "  " : "    "}${line}`));
    return lines.length === 0 ? "" : `${bold("more than in their own host")}\n${lines.join("\n")}\n\n`;
}


/***/ }),

/***/ 5028:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kG: () => (/* binding */ groupFindings),
  $c: () => (/* binding */ subjectsIn),
  md: () => (/* binding */ worstFirst)
});

// EXTERNAL MODULE: ./build/bundle/src/model/finding.js
var finding = __webpack_require__(290);
;// CONCATENATED MODULE: ./build/bundle/src/generated/titles.js
const titles = new Map([
    ["a3s", "A3S Code"],
    ["augment", "Augment"],
    ["claude", "Claude Code"],
    ["codebuddy", "CodeBuddy"],
    ["codex", "Codex"],
    ["copilot", "GitHub Copilot"],
    ["cursor", "Cursor"],
    ["defect", "defect"],
    ["factory", "Factory"],
    ["gemini", "Gemini CLI"],
    ["goose", "goose"],
    ["junie", "Junie"],
    ["kiro", "Kiro"],
    ["opencode", "opencode or Kilo"],
    ["openheim", "openheim"],
    ["qwen", "Qwen Code"],
    ["roo", "Roo Code"],
    ["vtcode", "VT Code"],
]);

;// CONCATENATED MODULE: ./build/bundle/src/reports/group.js


function groupFindings(evaluated) {
    return grouped(grouped(evaluated.map(alone), samePlace), sameHabit);
}
function subjectsIn({ inspection: { loads, subjects }, }) {
    const names = new Map(loads.map(({ host, title }) => [host, title]));
    const readers = new Map();
    for (const { host, item } of subjects)
        for (const path of item.files)
            readers.set(path, (readers.get(path) ?? new Set()).add(host));
    return ({ hosts, message, paths }) => {
        const saying = hosts.map((host) => names.get(host) ?? host);
        const isAlone = saying.length < 2 && paths.every((path) => (readers.get(path)?.size ?? 0) < 2);
        return isAlone || saying.every((name) => message.includes(name)) ? "" : ` (${saying.join(", ")})`;
    };
}
const foremost = 3;
function worstFirst(groups) {
    const counts = new Map();
    const ranked = groups.map((group) => {
        const { rule, kind = "" } = group.first.finding;
        const sort = `${group.severity} ${rule} ${kind}`;
        const count = (counts.get(sort) ?? 0) + 1;
        counts.set(sort, count);
        return { group, severity: finding/* severities */.gO.indexOf(group.severity), isLater: count > foremost };
    });
    return ranked
        .sort((a, b) => b.severity - a.severity || Number(a.isLater) - Number(b.isLater))
        .map(({ group }) => group);
}
function alone(evaluated) {
    const { finding, state } = evaluated;
    return {
        first: evaluated,
        message: finding.message,
        severity: finding.severity,
        state,
        hosts: finding.host === null ? [] : [finding.host],
        paths: [finding.at.source.path],
        findings: [evaluated],
    };
}
function samePlace({ first: { finding, waiver }, state }) {
    const { rule, kind = "", severity, at, value, message } = finding;
    const { path } = at.source;
    return `${rule} ${kind} ${severity} ${state} ${path.length} ${path} ${at.span.start} ${excuseOf(waiver)} ${value ?? message}`;
}
function sameHabit({ first: { finding, waiver }, state, hosts }) {
    const { rule, kind = "", severity, layer, groupKey: key } = finding;
    return key === undefined || !layer
        ? undefined
        : `${rule} ${kind} ${severity} ${state} ${hosts.join(",")} ${layer.name} ${layer.root.length} ${layer.root} ${excuseOf(waiver)} ${key}`;
}
function excuseOf(waiver) {
    return waiver ? `${waiver.at.source.path.length} ${waiver.at.source.path} ${waiver.at.span.start}` : "";
}
function grouped(list, key) {
    const groups = new Map();
    for (const candidate of list) {
        const name = key(candidate) ?? candidate;
        const group = groups.get(name);
        if (group)
            group.push(candidate);
        else
            groups.set(name, [candidate]);
    }
    return [...groups.values()].flatMap((group) => (group[0] ? [merged(group[0], group)] : []));
}
function merged(first, group) {
    if (group.length === 1)
        return first;
    const paths = [...new Set(group.flatMap((entry) => entry.paths))];
    const hosts = [...new Set(group.flatMap((group) => group.hosts))];
    const { message, groupKey: key = message } = first.first.finding;
    const text = paths.length > 1 ? key : message;
    return {
        ...first,
        message: saysAlike(group.flatMap(({ findings: evaluated }) => evaluated)) ? ofAll(text, hosts) : text,
        hosts,
        paths,
        findings: group.flatMap(({ findings: evaluated }) => evaluated),
    };
}
function saysAlike(findings) {
    const text = new Map();
    return findings.every(({ finding: { host, at, message } }) => {
        const place = `${at.source.path}:${at.span.start}`;
        const neutral = message.replaceAll(titleOf(host), "\0");
        const b = text.get(place) ?? neutral;
        text.set(place, neutral);
        return b === neutral;
    });
}
function ofAll(text, [first = "", ...others]) {
    const title = titleOf(first);
    const names = [title, ...others.map(titleOf)];
    return others.length === 0 ? text : text.replace(title, () => `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`);
}
function titleOf(host) {
    return titles.get(host ?? "") ?? host ?? "\0";
}


/***/ }),

/***/ 9621:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pretty: () => (/* binding */ pretty)
});

// EXTERNAL MODULE: ./build/bundle/src/reports/cross-host.js
var cross_host = __webpack_require__(1376);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/excerpt.js
var excerpt = __webpack_require__(9084);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/colors.js
var colors = __webpack_require__(6605);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __webpack_require__(2426);
// EXTERNAL MODULE: ./build/bundle/src/reports/group.js + 1 modules
var group = __webpack_require__(5028);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/result.js
var evaluate_result = __webpack_require__(7916);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(4951);
;// CONCATENATED MODULE: ./build/bundle/src/reports/pretty/notes.js




function waivedBlock({ findings: evaluated }, columns, { dim }) {
    const groups = (0,group/* groupFindings */.kG)(evaluated.filter(({ state }) => state === "waived"));
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
function upcomingLines({ upcoming }, columns, { yellow }) {
    return upcoming
        .flatMap(({ day, stage, findings, rules }) => {
        const many = findings !== 1;
        const what = stage === "enforce"
            ? many
                ? "become errors"
                : "becomes an error"
            : many
                ? "become warnings"
                : "becomes a warning";
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

;// CONCATENATED MODULE: ./build/bundle/src/reports/pretty/index.js








function pretty(result, screen) {
    const styles = (0,colors/* stylesFor */.K)(screen.color);
    const shown = result.findings.filter(({ state }) => state === "new" || (state === "existing" && result.gate === "all"));
    const list = (0,group/* groupFindings */.kG)(shown);
    const subjectsOf = (0,group/* subjectsIn */.$c)(result);
    const groups = new Map();
    for (const entry of list) {
        const heading = headingOf(entry);
        const group = groups.get(heading);
        if (group)
            group.push(entry);
        else
            groups.set(heading, [entry]);
    }
    const blocks = [...groups].map(([heading, group]) => `${styles.bold(heading)}\n${group.map((group) => paragraph(group, subjectsOf(group), screen, styles)).join("")}\n`);
    const aside = `${(0,cross_host/* crossHostBlock */.g)(result.inspection, screen.columns, styles)}${waivedBlock(result, screen.columns, styles)}${policyBlock(result, screen.columns, styles)}`;
    return `${blocks.join("")}${aside}${total(result, shown.length, styles)}${upcomingLines(result, screen.columns, styles)}${hint(result, list, styles)}`;
}
function headingOf({ first, paths }) {
    if (paths.length === 1)
        return (0,sanitize_text/* visible */.RK)(first.finding.at.source.path) || ".";
    const root = first.finding.layer?.root ?? "";
    return `${(0,sanitize_text/* visible */.RK)(root) || "."} (${paths.length} profiles)`;
}
const grave = ["error", "warning", "note"];
const paintOf = (severity, { red, yellow, cyan }) => ({ error: red, warning: yellow, note: cyan })[severity];
function paragraph({ first, message, severity, state, paths, findings: evaluated }, subjectsOf, { columns }, styles) {
    const { at, rule, kind, related = [], relatedCount = related.length } = first.finding;
    const paint = paintOf(severity, styles);
    const many = paths.length > 1;
    const { line, column } = (0,repo_text/* positionAt */.t$)(at.source, at.span.start);
    const lead = many ? "  " : `  ${line}:${column} `;
    const name = kind === undefined ? rule : `${rule}/${kind}`;
    const tail = `${name}${state === "existing" ? ", existing" : ""}`;
    const start = lead.length + severity.length + 1;
    const lines = (0,colors/* wrap */.L)(`${(0,sanitize_text/* visible */.RK)(message)}${subjectsOf}`, Math.max(30, columns - 4), sanitize_text/* widthOf */.qz, start - 4);
    const text = lines
        .map((part, i) => (i === 0 ? `${styles.dim(lead)}${paint(severity)} ${part}` : `    ${part}`))
        .join("\n");
    const last = lines.at(-1) ?? "";
    const fits = (lines.length === 1 ? start : 4) + (0,sanitize_text/* widthOf */.qz)(last) + 2 + (0,sanitize_text/* widthOf */.qz)(tail) <= columns;
    const body = many
        ? [wholePaths(paths, evaluated.length, columns)]
        : (0,excerpt/* excerptOf */.z)(at, { columns: columns - 4, margin: styles.dim, caret: paint });
    const places = related.map(({ message: sentence, at: there }) => {
        const position = (0,repo_text/* positionAt */.t$)(there.source, there.span.start);
        return `${(0,sanitize_text/* visible */.RK)(there.source.path)}:${position.line}:${position.column} ${(0,sanitize_text/* visible */.RK)(sentence)}`;
    });
    const more = relatedCount > related.length ? [`and ${relatedCount - related.length} more places`] : [];
    return `${text}${fits ? "  " : "\n    "}${styles.dim(tail)}\n${[...body, ...places, ...more].map((part) => `    ${part}\n`).join("")}`;
}
function wholePaths(paths, findings, columns) {
    const names = paths.map((path) => (0,sanitize_text/* visible */.RK)(path));
    const root = names.map((name) => name.slice(0, name.lastIndexOf("/") + 1)).reduce(sharedStart);
    const short = names.map((name) => (0,sanitize_text/* visible */.RK)(name.slice(root.length)));
    let shown = 0;
    for (let width = 0; shown < short.length && width < 2 * (columns - 14); shown++)
        width += (0,sanitize_text/* widthOf */.qz)(short[shown] ?? "") + 2;
    const rest = short.length - shown;
    const list = `${short.slice(0, shown).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
    return (0,colors/* wrap */.L)(findings > paths.length ? `${list} (${findings} findings)` : list, columns - 6, sanitize_text/* widthOf */.qz).join("\n    ");
}
function sharedStart(a, b) {
    let end = 0;
    for (let at = a.indexOf("/") + 1; at > 0 && a.slice(0, at) === b.slice(0, at); at = a.indexOf("/", at) + 1)
        end = at;
    return a.slice(0, end);
}
function total(result, shown, { bold, green }) {
    const { profiles, errors, warnings, notes, waived } = (0,evaluate_result/* summaryOf */.YG)({
        ...result,
        findings: result.gate === "new" ? result.findings.filter(({ state }) => state !== "existing") : result.findings,
    });
    const baselined = result.findings.filter(({ isBaselined, state }) => isBaselined && state !== "waived").length;
    const status = (0,evaluate_result/* summaryOf */.YG)(result).existing - baselined;
    const aside = [
        ...(baselined > 0 ? [`${baselined} in the baseline`] : []),
        ...(status > 0 ? [result.gate === "new" ? `${status} existing not shown` : `${status} existing`] : []),
        ...(waived > 0 ? [`${waived} waived`] : []),
        ...(result.inspection.ignored > 0 ? [`${result.inspection.ignored} ignored by the policy`] : []),
    ];
    const counts = [plural(errors, "error"), plural(warnings, "warning"), plural(notes, "note")].filter((part) => !part.startsWith("0 "));
    const tail = aside.length === 0 ? "" : ` (${aside.join(", ")})`;
    const where = profiles === 0 ? "no profiles" : plural(profiles, "profile");
    return shown === 0
        ? `${green(`${where}: nothing to report`)}${tail}\n`
        : `${bold(`${where}: ${counts.join(", ")}`)}${tail}\n`;
}
function hint({ tool }, groups, { dim }) {
    const { first } = grave.map((severity) => groups.find((group) => group.severity === severity)).find((entry) => entry !== undefined) ??
        {};
    if (first === undefined)
        return "";
    const { rule } = first.finding;
    return `${dim(`why, and what to do: agent-profile-check explain ${rule}`)}\n${dim(`  ${(0,evaluate_result/* helpOf */.ZL)(tool, rule)}`)}\n`;
}
function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}


/***/ }),

/***/ 6605:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ stylesFor),
/* harmony export */   L: () => (/* binding */ wrap)
/* harmony export */ });
const codes = {
    bold: [1, 22],
    dim: [2, 22],
    red: [31, 39],
    yellow: [33, 39],
    cyan: [36, 39],
    green: [32, 39],
};
function stylesFor(color) {
    const paint = ([on, off]) => (text) => color && text !== "" ? `\u001b[${on}m${text}\u001b[${off}m` : text;
    return {
        bold: paint(codes.bold),
        dim: paint(codes.dim),
        red: paint(codes.red),
        yellow: paint(codes.yellow),
        cyan: paint(codes.cyan),
        green: paint(codes.green),
    };
}
function wrap(text, width, widthOf, taken = 0) {
    const lines = [];
    let line = "";
    for (const word of text.split(" ")) {
        if (line !== "" && widthOf(line) + 1 + widthOf(word) > width - (lines.length === 0 ? taken : 0)) {
            lines.push(line);
            line = word;
        }
        else
            line = line === "" ? word : `${line} ${word}`;
    }
    return [...lines, line];
}


/***/ }),

/***/ 9084:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ excerptOf)
/* harmony export */ });
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7544);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2426);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4951);



const maxContext = 400;
function excerptOf({ source, span }, { columns, margin, caret }) {
    if (source.text === "")
        return [];
    const { line, column } = (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .positionAt */ .t$)(source, span.start);
    const text = (0,_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .masked */ .Iv)((0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .lineAt */ .mh)(source, line).replace(/\r$/, ""));
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
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .graphemesOf */ .wF)(text.slice(from, to)).map((grapheme) => {
            const command = grapheme === "[" && before.endsWith("##");
            before = (before + grapheme).slice(-2);
            const shown = grapheme === "\t" ? "  " : command ? (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)("##[").slice(2) : (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(grapheme);
            return { text: shown, width: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(shown), marked };
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


/***/ }),

/***/ 7544:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iv: () => (/* binding */ masked),
/* harmony export */   cT: () => (/* binding */ withoutSecrets),
/* harmony export */   pc: () => (/* binding */ redacted)
/* harmony export */ });
const secretKey = /(?:^|[_.-])(?:api_?keys?|auth(?:orization)?|credentials?|passphrase|passw(?:or)?d|private_?key|secrets?|(?:access_?|auth_?|bearer_?|refresh_?)?tokens?)$/;
function redacted(text, key = "") {
    return String(withoutSecrets(text, () => "…", key)).replaceAll("sha256:…", "(a secret)");
}
const pair = /(?<key>[\w.-]+)["']?\s*[:=]\s*(?:"(?<double>(?:[^"\\]|\\.)*)"|'(?<single>[^']*)'|(?<plain>[^\s"'{}[\],][^,}\]\n]*))/g;
function masked(line) {
    if (!suspect.test(line) && !/auth|passw|passphrase|credential|private/i.test(line))
        return line;
    const stars = (text) => "*".repeat(text.length);
    const inPairs = line.replace(pair, (whole, ...rest) => {
        const { key, double, single, plain } = rest.at(-1);
        const value = double ?? single ?? plain ?? "";
        const end = whole.length - (plain === undefined ? 1 : 0);
        return isSecret(key ?? "", value) && !/^(?:[\d.]+|true|false|null)$/.test(value)
            ? whole.slice(0, end - value.length) + stars(value) + whole.slice(end)
            : whole;
    });
    return shapes.reduce((text, shape) => text.replace(shape, stars), inPairs);
}
const shapes = [
    /\b(?:gh[opusr]_|github_pat_|glpat-|xox[abeoprs]-|sk-|sk_live_|rk_live_|npm_|pypi-|hf_|AIza|ya29\.)[A-Za-z0-9_.-]{16,}/g,
    /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
    /\beyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}(?:\.[A-Za-z0-9_-]+)?/g,
    /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
    /(?<=\b(?:bearer|basic|token) )[A-Za-z0-9+/_.=-]{16,}/gi,
    /(?<=:\/\/[^/\s:@]*:)[^/\s:@]+(?=@)/g,
    /(?<=(?:api[_-]?key|token|secret|password)["']?[=:] ?["']?)[^\s"'&$<{]{8,}/gi,
];
const suspect = /gh[opusr]_|github_pat_|glpat-|xox|[sr]k[-_]|npm_|pypi-|hf_|AIza|ya29|A[KS]IA|eyJ|-----BEGIN|bearer|basic|token|:\/\/|api[_-]?key|secret|password/i;
function withoutSecrets(value, hash, key = "") {
    if (typeof value === "string") {
        if (isSecret(key, value))
            return `sha256:${hash(value)}`;
        return suspect.test(value)
            ? shapes.reduce((text, shape) => text.replace(shape, (secret) => `sha256:${hash(secret)}`), value)
            : value;
    }
    if (value === null || typeof value !== "object")
        return value;
    if (Array.isArray(value))
        return value.map((item) => withoutSecrets(item, hash, key));
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutSecrets(inner, hash, name)]));
}
function isSecret(key, value) {
    const snake = key.replace(/([a-z0-9])([A-Z])/g, "$1_$2").toLowerCase();
    return secretKey.test(snake) && value.length > 0 && !/^(?:\$\{?[\w:.-]+\}?|\$\{\{.*\}\}|env:\w+)$/.test(value);
}


/***/ })

};
;