"use strict";
exports.id = 797;
exports.ids = [797];
exports.modules = {

/***/ 9387:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ capabilities),
/* harmony export */   a: () => (/* binding */ inOrder)
/* harmony export */ });
const capabilities = ["read", "write", "execute", "network", "delegate", "external"];
function inOrder(some) {
    const set = new Set(some);
    return capabilities.filter((capability) => set.has(capability));
}


/***/ }),

/***/ 2496:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ grantsOf),
/* harmony export */   S: () => (/* binding */ capabilitiesOf)
/* harmony export */ });
/* harmony import */ var _capability_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9387);
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5259);


function grantsOf(profile) {
    return [...((0,_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)(profile.grants) ?? []), ...profile.extraGrants];
}
function capabilitiesOf(profile) {
    return (0,_capability_js__WEBPACK_IMPORTED_MODULE_1__/* .inOrder */ .a)(grantsOf(profile).map(({ capability }) => capability));
}


/***/ }),

/***/ 2273:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ worstFirst),
/* harmony export */   r: () => (/* binding */ remarksOf)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7268);

function remarksOf(judged) {
    return grouped(grouped(judged.map(alone), samePlace), sameHabit);
}
function worstFirst(remarks) {
    return [...remarks].sort((one, other) => _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .g.indexOf(other.severity) - _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .g.indexOf(one.severity));
}
function alone(judged) {
    const { finding, state } = judged;
    return { first: judged, message: finding.message, severity: finding.severity, state, hosts: finding.host === null ? [] : [finding.host], paths: [finding.at.source.path], all: [judged] };
}
function samePlace({ first: { finding, waiver }, state }) {
    const { rule, kind = "", severity, at, value, message } = finding;
    const { path } = at.source;
    return `${rule} ${kind} ${severity} ${state} ${path.length} ${path} ${at.span.start} ${excuseOf(waiver)} ${value ?? message}`;
}
function sameHabit({ first: { finding, waiver }, state, hosts }) {
    const { rule, kind = "", severity, layer, habit } = finding;
    return habit === undefined || !layer ? undefined : `${rule} ${kind} ${severity} ${state} ${hosts.join(",")} ${layer.name} ${layer.root.length} ${layer.root} ${excuseOf(waiver)} ${habit}`;
}
function excuseOf(waiver) {
    return waiver ? `${waiver.at.source.path.length} ${waiver.at.source.path} ${waiver.at.span.start}` : "";
}
function grouped(remarks, key) {
    const groups = new Map();
    for (const remark of remarks) {
        const name = key(remark) ?? remark;
        const group = groups.get(name);
        if (group)
            group.push(remark);
        else
            groups.set(name, [remark]);
    }
    return [...groups.values()].flatMap((group) => (group[0] ? [merged(group[0], group)] : []));
}
function merged(first, group) {
    if (group.length === 1)
        return first;
    const paths = [...new Set(group.flatMap((remark) => remark.paths))];
    const { message, habit = message } = first.first.finding;
    return {
        ...first,
        message: paths.length > 1 ? habit : message,
        hosts: [...new Set(group.flatMap(({ hosts }) => hosts))],
        paths,
        all: group.flatMap(({ all }) => all),
    };
}


/***/ }),

/***/ 4797:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  markdown: () => (/* binding */ markdown)
});

// UNUSED EXPORTS: comment, undecided

// EXTERNAL MODULE: ./build/bundle/src/result.js
var src_result = __webpack_require__(9460);
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/budget.js
const encoder = new TextEncoder();
function bytesOf(text) {
    return encoder.encode(text).length;
}
function budget_page(opening, blocks, closing, limit) {
    const filled = blocks.filter(({ lines }) => lines.length > 0);
    const notes = filled.map(({ lines, more }) => bytesOf(more(lines.length)) + 3);
    let room = limit - bytesOf([...opening, ...closing, ""].join("\n")) - notes.reduce((sum, note) => sum + note, 0);
    const body = filled.flatMap(({ head, lines, foot = [], more, share = 1 }) => {
        let rest = Math.min(room, limit * share) - bytesOf(["", ...head, ...foot, ""].join("\n"));
        const start = rest;
        let shown = 0;
        while (shown < lines.length && rest > bytesOf(lines[shown] ?? ""))
            rest -= bytesOf(lines[shown++] ?? "") + 1;
        if (shown === 0)
            return [more(lines.length), ""];
        room -= start - rest + bytesOf(["", ...head, ...foot, ""].join("\n"));
        return [...head, ...lines.slice(0, shown), ...(shown < lines.length ? ["", more(lines.length - shown)] : []), ...foot, ""];
    });
    return [...opening, ...body, ...closing, ""].join("\n");
}

// EXTERNAL MODULE: ./build/bundle/src/fact.js
var fact = __webpack_require__(5259);
// EXTERNAL MODULE: ./build/bundle/src/profile.js
var src_profile = __webpack_require__(2496);
// EXTERNAL MODULE: ./build/bundle/src/plain.js
var plain = __webpack_require__(7653);
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/inert.js

const gap = "\u200b";
const longest = 300;
function code(text, { full = false } = {}) {
    const shown = cut((0,plain/* visible */.RK)(text), full ? Infinity : longest).replaceAll("@", `@${gap}`);
    if (shown.trim() === "")
        return shown === "" ? "(empty)" : "(blank)";
    const fence = "`".repeat(Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
    const padding = /^[` ]|[` ]$/.test(shown) ? " " : "";
    return `${fence}${padding}${shown}${padding}${fence}`;
}
function inert_prose(text) {
    return cut((0,plain/* visible */.RK)(text), 4 * longest)
        .split("`")
        .map((part, at) => (part === "" ? "" : at % 2 === 1 ? code(part) : inert_plain(part)))
        .join("");
}
const acting = /@|:\/\/|www\.|#\d|GH-\d|[0-9a-f]{7}|:[a-z0-9_+-]+:|\$/i;
function inert_plain(text) {
    return text
        .split(/( +)/)
        .map((word) => (acting.test(word) ? code(word) : word.replace(/[!-/:-@[-`{-~]/g, escaped)))
        .join("");
}
function escaped(character) {
    return "\\`*_[]<>|~&!#^{}".includes(character) ? `\\${character}` : character;
}
function row(cells) {
    return `| ${cells.map((cell) => cell.replace(/(\\?)\|/g, (_, slash) => (slash === "" ? "\\|" : `${slash}${gap}\\|`))).join(" | ")} |`;
}
function cut(text, length) {
    if (text.length <= length)
        return text;
    const end = /[\ud800-\udbff]/.test(text[length - 1] ?? "") ? length - 1 : length;
    return `${text.slice(0, end)}…`;
}

// EXTERNAL MODULE: ./build/bundle/src/text.js
var src_text = __webpack_require__(8278);
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/links.js



function fileLink(path, { repository, commit, base }, links, { line, gone = false } = {}) {
    const text = code(line === undefined ? path : `${path}:${line}`, { full: true });
    const elsewhere = links && foreignLink(path, text, links, line);
    if (elsewhere !== undefined)
        return elsewhere;
    const at = gone ? base : commit;
    if (!links || repository === null || at === null || path.startsWith("~/"))
        return text;
    const address = path.split("/").map(encodeSegment).join("/");
    return `[${text}](${links.server}/${repository}/blob/${at}/${address}${line === undefined ? "" : `?plain=1#L${line}`})`;
}
function foreignLink(path, text, { server }, line) {
    const [, repository, file = "", ref = ""] = /^([\w.-]+\/[\w.-]+)\/\/([^@]+)@(.+)$/.exec(path) ?? [];
    if (repository === undefined)
        return undefined;
    const encoded = (some) => some.split("/").map(encodeSegment).join("/");
    return `[${text}](${server}/${repository}/blob/${encoded(ref)}/${encoded(file)}${line === undefined ? "" : `?plain=1#L${line}`})`;
}
function placeLink({ at }, result, links) {
    return fileLink(at.source.path, result, links, { line: (0,src_text/* positionAt */.t$)(at.source, at.span.start).line });
}
function ruleLink({ rule, kind }, { tool }) {
    return `[${code(kind === undefined ? rule : `${rule}/${kind}`)}](${(0,src_result/* helpOf */.ZL)(tool, rule)})`;
}
function encodeSegment(segment) {
    return encodeURIComponent(segment.replace(/\p{Cs}/gu, "\ufffd")).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/changes.js




function changes_changesBlock(changes, result, links) {
    const ordered = [...changes.filter(({ widened }) => widened), ...changes.filter(({ widened }) => !widened)];
    return {
        head: ["### Changed subagents", "", row(["Subagent", "May do", "Mode, model, prompt"]), row(["---", "---", "---"])],
        lines: ordered.map((change) => changeRow(change, result, links)),
        share: 0.5,
        more: (left) => `…and ${left} more changed ${left === 1 ? "subagent" : "subagents"}.`,
    };
}
function changeRow(change, result, links) {
    const { before, after, fields } = change;
    const subject = after ?? before;
    if (!subject)
        return "";
    const told = ["tools", "permissionMode", "model", "prompt", "verdict", ...(fields.includes("permissionMode") ? ["bypass"] : [])];
    const others = fields.filter((field) => !told.includes(field));
    const [mode, model] = [fromTo(before, after, modeOf), fromTo(before, after, modelOf)];
    return row([
        [`**${nameOf(subject)}** (${subject.title})`, ...paths(before, after, result, links), [kindOf(change), ...verdicts(before, after)].join(", ")].join("<br>"),
        mayDo(change),
        [
            ...(mode === undefined ? [] : [`mode: ${mode}`]),
            ...(model === undefined ? [] : [`model: ${model}`]),
            `prompt: ${before && after ? (fields.includes("prompt") ? "**changed**" : "the same") : after ? "new" : "gone"}`,
            ...(others.length > 0 ? [`also: ${others.join(", ")}`] : []),
        ].join("<br>"),
    ]);
}
function kindOf({ kind, widened, granted }) {
    if (!widened)
        return kind;
    return `**${kind}, ${granted === "new" ? "uses a grant" : granted === "other" ? "does something else by its grant" : "may do more"}**`;
}
function verdicts(before, after) {
    const [was, is] = [before?.item.verdict.kind, after?.item.verdict.kind];
    if (is === undefined || was === is)
        return [];
    return was === undefined ? (is === "loaded" ? [] : [is]) : [`${was} → ${is}`];
}
function paths(before, after, result, links) {
    const [was, is] = [before?.item.files[0], after?.item.files[0]];
    const gone = was !== undefined && was !== is ? [fileLink(was, result, links, { gone: true })] : [];
    const there = is !== undefined ? [fileLink(is, result, links)] : [];
    return gone.length > 0 && there.length > 0 ? [`${gone.join("")} → ${there.join("")}`] : [...gone, ...there];
}
function mayDo({ before, after, gained }) {
    const had = before?.item.profile ? (0,src_profile/* capabilitiesOf */.S)(before.item.profile) : undefined;
    const tools = before && after ? toolsOf(gained) : [];
    const powers = (subject) => powersOf(subject, subject === after && before ? (had ?? []) : subject === after ? ["read"] : undefined);
    const same = before && after && powersOf(before) === powersOf(after);
    return [same ? powersOf(after) : (fromTo(before, after, powers) ?? "nothing"), ...(tools.length > 0 ? [`gains ${tools.join(", ")}`] : [])].join("<br>");
}
function powersOf({ item: { profile } }, had) {
    if (!profile)
        return "unknown";
    const powers = (0,src_profile/* capabilitiesOf */.S)(profile).map((power) => (had === undefined || had.includes(power) ? power : `**${power}**`));
    return powers.length === 0 ? "nothing" : powers.join(", ");
}
function toolsOf(grants) {
    const tools = [...new Set(grants.map(({ tool }) => (tool === "*" ? "every tool" : code(tool))))];
    return tools.length > 6 ? [...tools.slice(0, 5), `${tools.length - 5} more tools`] : tools;
}
function nameOf({ item: { profile } }) {
    const name = profile && (0,fact/* known */.eO)(profile.name);
    return name === undefined ? "(no name)" : code(name);
}
function modeOf({ item: { profile } }) {
    const mode = profile && (0,fact/* known */.eO)(profile.permissionMode);
    return mode === undefined ? null : code(mode);
}
function modelOf({ item: { profile } }) {
    const model = profile && (0,fact/* known */.eO)(profile.model);
    return model === undefined ? null : code(model);
}
function fromTo(before, after, show) {
    const [was, is] = [before, after].map((subject) => (subject ? (show(subject) ?? "none") : undefined));
    const value = is ?? was;
    if (was !== undefined && is !== undefined && was !== is)
        return `${was} → ${is}`;
    return value === "none" ? undefined : value;
}

// EXTERNAL MODULE: ./build/bundle/src/remark.js
var remark = __webpack_require__(2273);
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/findings.js



const marks = { error: "❌ **error**", warning: "⚠️ **warning**", note: "ℹ️ note" };
function findings_findingsBlocks(result, links) {
    const fresh = result.judged.filter(({ state }) => state === "new");
    const existing = result.judged.filter(({ state }) => state === "existing");
    const waived = result.judged.filter(({ state }) => state === "waived");
    return [
        { ...blockOf(fresh, result, links), head: [existing.length > 0 || result.base !== null ? "### New findings" : "### Findings", ""] },
        folded(existing.length === 1 ? "that already stands at the base" : "that already stand at the base", existing, result, links),
        folded("that the policy waives", waived, result, links),
    ];
}
function folded(which, judged, result, links) {
    const summary = `<details><summary>${judged.length} ${judged.length === 1 ? "finding" : "findings"} ${which}</summary>`;
    return { ...blockOf(judged, result, links), head: [summary, ""], foot: ["", "</details>"] };
}
function blockOf(judged, result, links) {
    const lines = (0,remark/* worstFirst */.m)((0,remark/* remarksOf */.r)(judged)).map((remark) => lineOf(remark, result, links));
    return { head: [], lines, more: (left) => `…and ${left} more ${left === 1 ? "finding" : "findings"}.` };
}
function lineOf(remark, result, links) {
    const { first: { finding }, severity, paths } = remark;
    const others = paths.slice(1);
    const also = others.length > 0 ? [`  <br>The same in ${others.length} more ${others.length === 1 ? "file" : "files"}: ${filesOf(others, result, links)}`] : [];
    const excuse = remark.first.waiver;
    const waived = excuse ? [`  <br>Waived until ${excuse.until}: ${inert_prose(excuse.reason)} (${code(excuse.owner)}, ${placeLink(excuse, result, links)})`] : [];
    const related = (finding.related ?? []).slice(0, 5).map(({ message, at }) => `  <br>${fileLink(at.source.path, result, links)}: ${inert_prose(message)}`);
    return [`- ${marks[severity]} ${placeLink(finding, result, links)}${whose(finding, remark, result)}<br>${inert_prose(remark.message)} (${ruleLink(finding, result)})`, ...also, ...waived, ...related].join("\n");
}
function whose({ item }, { hosts, paths }, { inspection }) {
    const titles = hosts.map((host) => inspection.loads.find((load) => load.host === host)?.title ?? host);
    const name = item && paths.length === 1 ? inspection.subjects.find((subject) => subject.item === item) : undefined;
    const named = name?.item.profile?.name;
    const subagent = named && (named.state === "stated" || named.state === "implied") ? ` ${code(named.value)}` : "";
    return titles.length > 0 ? `${subagent} (${titles.join(", ")})` : subagent;
}
function filesOf(paths, result, links) {
    const shown = paths.slice(0, paths.length > 12 ? 10 : 12).map((path) => fileLink(path, result, links));
    return paths.length > shown.length ? `${shown.join(", ")} and ${paths.length - shown.length} more` : shown.join(", ");
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/inventory.js



function inventoryBlock(result, links) {
    const { subjects } = result.inspection;
    return {
        head: [
            `<details><summary>${subjects.length === 1 ? "1 profile: what its host makes of it, and what it may do" : `${subjects.length} profiles: what their hosts make of them, and what they may do`}</summary>`,
            "",
            row(["Subagent", "Host's verdict", "May do", "Mode, model"]),
            row(["---", "---", "---", "---"]),
        ],
        lines: subjects.map((subject) => profileRow(subject, result, links)),
        foot: ["", "</details>"],
        more: (left) => `…and ${left} more ${left === 1 ? "profile" : "profiles"}.`,
    };
}
function profileRow(subject, result, links) {
    const { verdict, files } = subject.item;
    const [file = ""] = files;
    const shown = verdict.kind === "loaded" ? "loaded" : `**${verdict.kind}**`;
    const kept = [modeOf(subject), modelOf(subject)].filter((fact) => fact !== null);
    return row([`${nameOf(subject)}<br>${fileLink(file, result, links)}`, `${subject.title}: ${shown}`, powersOf(subject), kept.join(", ") || "–"]);
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/policy.js


function policy_policyBlocks(result, links) {
    const { policyChanges: changes } = result;
    if (!changes)
        return [];
    const problem = (problem) => `- ${placeLink(problem, result, links)}: ${inert_prose(problem.message)}`;
    const finding = (finding) => `- ${placeLink(finding, result, links)} ${finding.severity}: ${inert_prose(finding.message)} (${ruleLink(finding, result)})`;
    const parts = [
        ["Becomes looser:", changes.looser.map(problem)],
        ["Becomes tighter:", changes.tighter.map(problem)],
        ["The new policy would find:", changes.found.map(finding)],
        ["The new policy would no longer find:", changes.gone.map(finding)],
    ];
    const told = parts.filter(([, lines]) => lines.length > 0);
    return told.map(([title, lines], i) => ({
        head: [...(i === 0 ? ["### Policy changes", "", "This change is judged by the policy as it stands; what it brings counts once it is merged.", ""] : []), `**${title}**`, ""],
        lines,
        share: 0.3,
        more: (left) => `…and ${left} more.`,
    }));
}
function policy_upcomingBlock({ upcoming }) {
    return { head: ["### What the rollout brings", ""], lines: upcoming.map(stepLine), more: (left) => `…and ${left} more ${left === 1 ? "day" : "days"}.` };
}
function stepLine({ day, stage, findings, rules }) {
    const by = [...rules].map(([rule, count]) => `${code(rule)} ${count}`).join(", ");
    const [one, many] = stage === "enforce" ? ["becomes an error", "become errors"] : ["becomes a warning", "become warnings"];
    return `- From **${day}** ${findings === 1 ? `1 finding of today ${one}` : `${findings} findings of today ${many}`}: ${by}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/index.js







const summaryBytes = 900_000;
const commentBytes = 60_000;
function markdown(result, links) {
    const changes = result.changes?.length ? [changes_changesBlock(result.changes, result, links)] : [];
    return budget_page(opening(result), [...changes, ...policy_policyBlocks(result, links), ...findings_findingsBlocks(result, links), policy_upcomingBlock(result), inventoryBlock(result, links)], closing(result, undefined), summaryBytes);
}
function comment(result, links, marker) {
    const changes = result.changes?.length ? [changesBlock(result.changes, result, links)] : [];
    return page([marker, ...opening(result)], [...changes, ...policyBlocks(result, links), ...findingsBlocks(result, links), upcomingBlock(result)], closing(result, links.run), commentBytes);
}
function undecided(message, places = []) {
    const lines = [`> Why: ${prose(message)}`, ...places.map((place) => `>\n> At ${prose(place)}`)];
    return page(["## ⚠️ Nothing was decided", "", ...lines, ""], [], ["The check failed because the tool could not judge, not because of a finding."], commentBytes);
}
function opening(result) {
    return [`## ${verdictOf(result)}`, "", ...asideOf(result).flatMap((line) => [line, ""]), ...result.notes.flatMap((note) => [`> Note: ${inert_prose(note)}`, ""])];
}
function verdictOf(result) {
    const summary = (0,src_result/* summaryOf */.YG)(result);
    const profiles = summary.profiles === 1 ? "1 agent profile" : `${summary.profiles} agent profiles`;
    if ((0,src_result/* conclusionOf */.vu)(result) === "findings") {
        const failing = (0,src_result/* summaryOf */.YG)({ ...result, judged: result.judged.filter((judged) => (0,src_result/* fails */.c6)(judged, result)) });
        return `❌ Failed: ${counts(failing, result.gate === "new" ? "new " : "")} in ${profiles}`;
    }
    if (summary.profiles === 0 && result.judged.length === 0)
        return "✅ Passed: there are no agent profiles";
    return result.judged.length === 0 ? `✅ Passed: nothing to say about ${profiles}` : `✅ Passed: nothing that fails the check in ${profiles}`;
}
function asideOf(result) {
    const passing = (0,src_result/* summaryOf */.YG)({ ...result, judged: result.judged.filter((judged) => judged.state !== "waived" && !(0,src_result/* fails */.c6)(judged, result)) });
    const { existing, waived } = (0,src_result/* summaryOf */.YG)(result);
    const { ignored } = result.inspection;
    const few = passing.errors + passing.warnings + passing.notes === 1;
    const aside = [
        ...(counts(passing) === "" ? [] : [`${counts(passing)} ${few ? "does" : "do"} not fail the check${existing > 0 && result.gate === "new" ? ` (${existing} at the base already)` : ""}`]),
        ...(waived > 0 ? [`${waived} waived by the policy`] : []),
        ...(ignored > 0 ? [`${ignored} ignored by the policy`] : []),
    ];
    return [...changedOf(result), ...(aside.length === 0 ? [] : [`${aside.join("; ")}.`])];
}
function changedOf({ changes }) {
    if (!changes)
        return [];
    if (changes.length === 0)
        return ["No subagent changed."];
    const widened = changes.filter((change) => change.widened).length;
    const changed = changes.length === 1 ? "1 subagent changed" : `${changes.length} subagents changed`;
    return [widened === 0 ? `${changed}; none may do more than before.` : `${changed}; **${widened === changes.length ? (widened === 1 ? "it" : "all") : widened} may do more than before.**`];
}
function counts({ errors, warnings, notes }, which = "") {
    const parts = [plural(errors, `${which}error`), plural(warnings, `${which}warning`), plural(notes, `${which}note`)].filter((part) => !part.startsWith("0 "));
    return parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}` : parts.join("");
}
function closing(result, run) {
    const sources = result.sources.map(({ ref, commit }) => (commit === null ? code(ref) : `${code(ref)} of ${code(commit.slice(0, 12))}`));
    const [, home] = /^(https:\/\/github\.com\/[^/]+\/[^/]+)/.exec(result.tool.homepage) ?? [];
    const command = `npx ${home ? `github:${home.slice("https://github.com/".length)}` : result.tool.name} check${result.base === null ? "" : ` --base ${result.base.slice(0, 12)}`}`;
    return [
        `<sub>Judged by ${sources.join(", ")}. The same on your machine: ${code(command)}.</sub>`,
        ...(run === undefined ? [] : ["", `<sub>[The whole report, with every profile](${run})</sub>`]),
    ];
}
function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}


/***/ })

};
;